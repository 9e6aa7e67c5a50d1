// What `libretto import` could not bring over.

import type { ProblemEntry } from './problem-entry.ts'

const none = 'it takes a site of another generator'

export const importProblems = {
  'import-left': {
    what: 'A part of a text means nothing here: a tag, a component, HTML or an expression of the other generator.',
    why: 'The import keeps it, so that no word is lost, and the page shows it as text.',
    remedy: 'Write it in Markdown, or remove it.',
    example: { none },
  },
  'import-lost': {
    what: 'A key, an option, a link or a picture of the other site has no counterpart here.',
    why: 'The import leaves it out. The words of a link stay.',
    remedy: 'Look at the place in the old file, and add by hand what the new page needs.',
    example: { none },
  },
  'import-skipped': {
    what: 'A file of the other site was not brought over.',
    why: 'It cannot be read, it is no page or asset, or its place is taken.',
    remedy: 'Correct the file and import again, or copy by hand what you need.',
    example: { none },
  },
  'import-kept': {
    what: 'A file is in the content folder already, and differs from what the import would write.',
    why: 'It may have been edited since the last import, so it stays as it is.',
    remedy: 'Remove the file and import again. `--force` replaces all such files.',
    example: { none },
  },
} satisfies Record<string, ProblemEntry>
