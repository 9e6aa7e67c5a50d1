// One edit of the debug panel → the new text of a page's file. Pure. In: the text of the file and the edit. Out: the text with only the edited
// values changed, its version raised by one and lastModified set, or a problem and no text. Never prints a document anew: values are spliced
// in, the result is read again, and anything but the intended data is refused.

import { isDeepStrictEqual } from 'node:util'
import { parseYaml } from '../yaml/parse-yaml.ts'
import { planCopy, planFields, planOrder } from './edit-blocks.ts'
import { EditError, openPage, type Planned, pageKeys, plain, setValue } from './open-page.ts'
import { applySplices, type Splice } from './splices.ts'

/** Values of one block the panel can set; null takes the key out, so that its default counts again. */
export interface BlockFields {
  title?: string | null
  subtitle?: string | null
  order?: number | null
  visible?: boolean | null
}

export type PageEdit =
  | { kind: 'block'; blockId: string; fields: BlockFields }
  | { kind: 'duplicate'; blockId: string }
  | { kind: 'order'; ids: readonly string[] }

export interface EditProblem {
  status: 404 | 422
  /** Where in the page, with dots: `blocks.2.title`. Empty for the page itself. */
  path: string
  message: string
}

export type PageEdited = { text: string; blockId?: string } | { problem: EditProblem }

/**
 * Applies one edit. `now` becomes lastModified, as an instant; a page without a version has been version 1. Missing keys are put at the head of
 * the page or the block. `blockId` in the answer is that of the block that changed or came.
 */
export function editPage(text: string, edit: PageEdit, now: Date): PageEdited {
  try {
    // Value by value: what stands next to one may be the next one.
    const [first, ...others] = splitEdit(edit)
    const edited = applyStep(text, first, now)
    return { ...edited, text: others.reduce((current, step) => applyStep(current, step, undefined).text, edited.text) }
  } catch (error) {
    if (error instanceof EditError)
      return { problem: { status: error.status, path: error.path, message: error.message } }
    throw error
  }
}

function splitEdit(edit: PageEdit): [PageEdit, ...PageEdit[]] {
  if (edit.kind !== 'block') return [edit]
  const { blockId, fields } = edit
  const [first, ...others] = (['title', 'subtitle', 'visible', 'order'] as const)
    .filter((key) => fields[key] !== undefined)
    .map((key) => ({ kind: 'block' as const, blockId, fields: { [key]: fields[key] } }))
  return [first ?? edit, ...others]
}

/** One value, one copy or one order. With an instant also the version and the instant of the page. */
function applyStep(text: string, edit: PageEdit, now: Date | undefined): { text: string; blockId?: string } {
  let shared: Planned['shared']
  // The file's own quotes first; then double quotes, which can hold any text.
  for (const isQuoted of [false, true]) {
    const page = openPage(text, isQuoted)
    const planned =
      edit.kind === 'block'
        ? planFields(page, edit.blockId, edit.fields)
        : edit.kind === 'order'
          ? planOrder(page, edit.ids)
          : planCopy(page, edit.blockId)
    const head = now === undefined ? [] : planHead(page, now)
    // Where the blocks end the page, what belongs to them comes first.
    const edited = applySplices(text, [...planned.splices, ...head])
    const { data, problems } = parseYaml(edited)
    if (problems.length === 0 && isDeepStrictEqual(plain(data), plain(page.data)))
      return { text: edited, ...(planned.blockId === undefined ? {} : { blockId: planned.blockId }) }
    shared ??= planned.shared
  }
  if (shared)
    throw new EditError(
      422,
      shared.path,
      `other places of the file use this value through its anchor (&${shared.anchor}); edit the file by hand`,
    )
  throw new EditError(
    422,
    '',
    'this edit would change something else in the file as well (an anchor, an alias or an unusual layout); edit the file by hand',
  )
}

function planHead(page: ReturnType<typeof openPage>, now: Date): Splice[] {
  const { root, data } = page
  const version = Object.hasOwn(data, 'version') ? data['version'] : 1
  if (typeof version !== 'number' || !Number.isSafeInteger(version + 1))
    throw new EditError(422, 'version', 'the version of this page is no whole number; correct it in the file first')
  return [
    ...setValue(page, root, data, [], 'version', version + 1, pageKeys),
    ...setValue(page, root, data, [], 'lastModified', now.toISOString(), pageKeys),
  ]
}
