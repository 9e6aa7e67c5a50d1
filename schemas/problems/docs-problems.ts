// The side bar and the versions of the documentation.

import type { ProblemEntry } from './problem-entry.ts'

export const docsProblems = {
  'unknown-page': {
    what: 'A `_folder.yaml` of the documentation names a page or folder that is not there.',
    why: 'The side bar would not have the order that was meant.',
    remedy:
      'Correct the name, or remove it. In `pages` it is the last part of the address, in `sidebar` a path from the ' +
      'folder or an address.',
    example: {
      file: 'docs/_folder.yaml',
      wrong: 'pages: [instal]\n',
      right: 'pages: [install]\n',
      beside: { 'docs/install.md': '---\ntitle: Installation\n---\n\nPlug it in.\n' },
    },
  },
  'bad-sidebar': {
    what: 'A list of the side bar has a page twice, a folder inside itself, or an entry that is incomplete.',
    why: 'A page has one place in the side bar, which decides what is previous and next.',
    remedy: 'Name each page once. Give each group `title` and `items`, and each link `title` and `href`.',
    example: {
      file: 'docs/_folder.yaml',
      wrong: 'sidebar:\n  - title: Begin\n    items: [install, install]\n',
      right: 'sidebar:\n  - title: Begin\n    items: [install]\n',
      beside: { 'docs/install.md': '---\ntitle: Installation\n---\n\nPlug it in.\n' },
    },
  },
  'bad-version': {
    what: 'A version of the documentation has no pages or is named twice, or a page is in no version.',
    why: 'The page would have no place in the side bar, or the version nothing to show.',
    remedy:
      'Name each folder of a version once in `docs.versions` of `site.yaml`, and move all pages into these folders.',
    example: {
      file: 'site.yaml',
      wrong: 'name: Example\nurl: https://example.com\ndocs: { versions: [v2, v1] }\n',
      right: 'name: Example\nurl: https://example.com\ndocs: { versions: [v2] }\n',
      beside: { 'docs/v2/install.md': '---\ntitle: Installation\n---\n\nPlug it in.\n' },
    },
  },
} satisfies Record<string, ProblemEntry>
