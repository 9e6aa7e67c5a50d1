import { describe, expect, it } from 'vitest'
import {
  addEdit,
  type DoneEdit,
  moveBack,
  moveOn,
  noEdits,
  redoable,
  undoable,
} from '#runtime/devtools/panel/edit-history.ts'

describe('the history of a page', () => {
  const edit = (before: string, after: string): DoneEdit => ({ label: `${before} to ${after}`, before, after })
  const two = addEdit(addEdit(noEdits, edit('1', '2')), edit('2', '3'))

  it('goes back and on', () => {
    expect(undoable(two, '3')).toEqual({ edit: edit('2', '3'), text: '2' })
    const back = moveBack(two)
    expect(undoable(back, '2')).toEqual({ edit: edit('1', '2'), text: '1' })
    expect(redoable(back, '2')).toEqual({ edit: edit('2', '3'), text: '3' })
    expect(moveOn(back)).toEqual(two)
    expect(redoable(two, '3')).toBeUndefined()
    expect(moveBack(noEdits)).toEqual(noEdits)
    expect(moveOn(noEdits)).toEqual(noEdits)
  })

  it('touches nothing it has not seen', () => {
    expect(undoable(two, 'changed elsewhere')).toBeUndefined()
    expect(redoable(moveBack(two), 'changed elsewhere')).toBeUndefined()
  })

  it('goes back past a change of other lines, which stays, and on again', () => {
    const lines = (title: string, text: string) => `version: 3\nblocks:\n  - title: ${title}\n    text: ${text}\n`
    const history = addEdit(noEdits, edit(lines('Old', 'A'), lines('New', 'A')))
    expect(undoable(history, lines('New', 'B'))?.text).toBe(lines('Old', 'B'))
    expect(redoable(moveBack(history), lines('Old', 'B'))?.text).toBe(lines('New', 'B'))
    expect(undoable(history, lines('Newer', 'B'))).toBeUndefined()
    // Each tab raises the version: that is no change of the same value.
    const raised = lines('New', 'B').replace('version: 3', 'version: 5')
    const both = addEdit(noEdits, edit(lines('Old', 'A'), lines('New', 'A').replace('version: 3', 'version: 4')))
    expect(undoable(both, raised)?.text).toBe(lines('Old', 'B').replace('version: 3', 'version: 5'))
  })

  it('forgets what was undone at the next edit, and the oldest of very many', () => {
    expect(addEdit(moveBack(two), edit('2', '4')).undone).toEqual([])
    let many = noEdits
    for (let count = 0; count < 80; count++) many = addEdit(many, edit(`${count}`, `${count + 1}`))
    expect(many.done).toHaveLength(50)
    expect(undoable(many, '80')?.edit).toEqual(edit('79', '80'))
  })
})
