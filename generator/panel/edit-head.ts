// Sets values of the head of a page or an article: whether it is a draft, and when it is published. By the names that
// the file uses, and only the bytes of these values.

import type { StateChange } from '#runtime/devtools/wire-site.ts'
import { requiredKeys } from '#schemas/inspect-schema.ts'
import { folderOf } from '../addresses/addresses.ts'
import { editYaml, type ValueChange } from '../edit/edit.ts'
import { parseEntry } from '../load/load.ts'
import { isMapping, parseYaml } from '../yaml/yaml.ts'
import { PanelError } from './json-answer.ts'
import type { PanelState } from './panel-state.ts'
import { schemaOf } from './publishing-state.ts'

/** The place of a new key: after those before it that the file has. */
const order = ['id', 'slug', 'title', 'excerpt', 'description', 'date', 'publishedAt', 'updatedAt', 'status']

/**
 * The text with another state. `path` is that below the folder of a language. A page gets its next version, if it has
 * one. Throws a PanelError that names the field.
 */
export function editHead(
  text: string,
  path: string,
  change: StateChange,
  state: Pick<PanelState, 'ownSchemas' | 'now'>,
): string {
  const { before, yaml, after } = splitHead(text, path)
  const { data } = parseYaml(yaml)
  const entry = parseEntry(path, { bytes: new TextEncoder().encode(text), hash: '' }, [])
  const head = { path, data, keyOf: (name: string) => entry?.writtenKey(name) ?? name }
  const changes = planChanges(head, change, state)
  const edited = editYaml(yaml, changes)
  if ('problem' in edited) {
    const { status, message, path: place } = edited.problem
    throw new PanelError(status, message, 'nothing was changed', { path: place })
  }
  return `${before}${edited.text}${after}`
}

/** The line that closes front matter, and all below it. */
const closing = /^---[ \t]*(?:\r?\n|$)[^]*/m

/** The YAML of a file, and what stands before and after it. */
function splitHead(text: string, path: string): { before: string; yaml: string; after: string } {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const rest = text.slice(mark.length)
  if (!path.endsWith('.md')) return { before: mark, yaml: rest, after: '' }
  const start = rest.indexOf('\n') + 1
  const yaml = rest.slice(start).replace(closing, '')
  return { before: mark + rest.slice(0, start), yaml, after: rest.slice(start + yaml.length) }
}

function planChanges(
  { path, data, keyOf }: { path: string; data: unknown; keyOf: (name: string) => string },
  { status, publishedAt }: StateChange,
  { ownSchemas, now }: Pick<PanelState, 'ownSchemas' | 'now'>,
): ValueChange[] {
  const changes: ValueChange[] = []
  if (!isMapping(data)) return changes
  const set = (key: string, value: ValueChange['value']) => changes.push({ path: [key], value, keys: order })
  if (status !== undefined) {
    const key = keyOf('status')
    // What says nothing is published.
    if (key === 'status' && (status === 'draft' || Object.hasOwn(data, key))) set(key, status)
    else if (key !== 'status') set(key, (status === 'draft') === (key === 'draft'))
  }
  const folder = folderOf(path) ?? ''
  if (publishedAt !== undefined) {
    if (publishedAt === null && requiredKeys(schemaOf(path, folder, { ownSchemas })).includes('publishedAt'))
      throw new PanelError(422, 'this article needs a date of publication', 'make it a draft to hide it', {
        path: 'publishedAt',
      })
    set(keyOf('publishedAt'), publishedAt ?? undefined)
  }
  const { version } = data
  if (folder === 'pages' && changes.length > 0) {
    if (typeof version === 'number' && Number.isSafeInteger(version + 1)) set('version', version + 1)
    if (Object.hasOwn(data, 'lastModified')) set('lastModified', now().toISOString())
  }
  return changes
}
