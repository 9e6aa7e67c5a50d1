import { expect, it } from 'vitest'
import { parseEntry } from '#generator/content/parse-entry.ts'
import { itemsOf } from '#generator/panel/list-entities.ts'

it('calls the items of a list of texts by their texts', () => {
  const bytes = new TextEncoder().encode('- Volunteer\n- full-time\n')
  const entry = parseEntry('data/job-types.yaml', { bytes, hash: 'x' }, [])
  const items = entry ? itemsOf(entry) : []
  expect(items.map(({ id, title, value }) => [id, title, value])).toEqual([
    ['Volunteer', 'Volunteer', 'Volunteer'],
    ['full-time', 'full-time', 'full-time'],
  ])
})
