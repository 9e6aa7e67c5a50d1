// How the first entity of a noun is made: by a dialog, or in a file whose text is the least that is valid.

import { stringify } from 'yaml'
import type * as z from 'zod'
import type { FirstEntity } from '#runtime/devtools/wire-rows.ts'
import { type ListName, listKeys, listSchemas, recordSchemas } from '#schemas/collections.ts'
import { descriptionOf } from '#schemas/inspect-schema.ts'
import type { DataValue } from '../edit/edit.ts'
import { startFields } from './block-starter.ts'
import { formFieldsOf } from './form-fields.ts'
import { PanelError } from './json-answer.ts'
import { listKindRows } from './kind-rows.ts'
import { listNouns } from './list-entities.ts'
import type { PanelState } from './panel-state.ts'

type Known = Pick<PanelState, 'entries' | 'ownSchemas'>

/** What has no schema of its own to start from. */
const others: Readonly<Record<string, FirstEntity>> = {
  site: { file: 'site.yaml', text: 'name: TODO\nurl: https://example.com\n', help: 'What the site is called.' },
  navigation: {
    file: 'navigation.yaml',
    text: 'main:\n  - { id: home, label: Home, href: / }\n',
    help: 'The links at the top and the bottom of each page.',
  },
  redirects: {
    file: 'redirects.yaml',
    text: '- { from: /old-address, to: / }\n',
    help: 'Old addresses, and where they lead. New… writes one as well, with the kind Redirect.',
  },
  blocks: { help: 'Open a page in the tab CMS, and choose Add block.' },
}

/** Throws a PanelError for an unknown noun. */
export function startNoun(state: Known, noun: string): FirstEntity {
  const row = listKindRows(state).kinds.find(({ folder, kind }) => folder === noun && kind !== 'folder')
  const known = row ? { kind: row.kind, label: row.label } : (startData(state, noun) ?? others[noun])
  if (known) return known
  if (noun === 'pages') return { kind: 'page', label: 'Page' }
  if (listNouns(state).includes(noun)) return { help: `site.yaml switches features.${noun} off. Set it to true first.` }
  throw new PanelError(404, 'there is no such noun', `the nouns are ${listNouns(state).join(', ')}`)
}

function startData(state: Known, noun: string): FirstEntity | undefined {
  const isList = Object.hasOwn(listSchemas, noun)
  if (!isList && !Object.hasOwn(recordSchemas, noun)) return undefined
  const schema: z.ZodType = { ...listSchemas, ...recordSchemas }[noun as ListName]
  const item = listKeys[noun as ListName] === '' ? 'TODO' : startItem(schema, state)
  const text = stringify(isList ? [item] : item, { lineWidth: 0 })
  return { file: `data/${noun}.yaml`, text, help: descriptionOf(schema) ?? '' }
}

function startItem(schema: z.ZodType, { entries, ownSchemas }: Known): DataValue {
  const required = formFieldsOf(schema).filter(({ isRequired }) => isRequired)
  return startFields(required, { entries, ownSchemas, assets: [] })
}
