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
    expect(undoable(two, '3')).toEqual(edit('2', '3'))
    const back = moveBack(two)
    expect([undoable(back, '2'), redoable(back, '2')]).toEqual([edit('1', '2'), edit('2', '3')])
    expect(moveOn(back)).toEqual(two)
    expect(redoable(two, '3')).toBeUndefined()
    expect(moveBack(noEdits)).toEqual(noEdits)
    expect(moveOn(noEdits)).toEqual(noEdits)
  })

  it('touches nothing it has not seen', () => {
    expect(undoable(two, 'changed elsewhere')).toBeUndefined()
    expect(redoable(moveBack(two), 'changed elsewhere')).toBeUndefined()
  })

  it('forgets what was undone at the next edit, and the oldest of very many', () => {
    expect(addEdit(moveBack(two), edit('2', '4')).undone).toEqual([])
    let many = noEdits
    for (let count = 0; count < 80; count++) many = addEdit(many, edit(`${count}`, `${count + 1}`))
    expect(many.done).toHaveLength(50)
    expect(undoable(many, '80')).toEqual(edit('79', '80'))
  })
})
