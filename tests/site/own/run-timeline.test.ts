// The packets of the drawn call, counted at a moment.

import { expect, it } from 'vitest'
import { countPackets } from '../../../site/own/drawings/call-timeline/run-timeline.ts'

// Two arrive, one is lost, one is still under way at 100 ms.
const packets = '42 52.1,62 72.4,82,92 142'

it.each([
  ['before the first', 41, { sent: 0, arrived: 0, lost: 0 }],
  ['when one has been sent', 42, { sent: 1, arrived: 0, lost: 0 }],
  ['when one has arrived', 60, { sent: 1, arrived: 1, lost: 0 }],
  ['when one is lost and one under way', 100, { sent: 4, arrived: 2, lost: 1 }],
  ['at the end', 300, { sent: 4, arrived: 3, lost: 1 }],
])('counts packets %s', (_, moment, counts) => {
  expect(countPackets(packets, moment)).toEqual(counts)
})
