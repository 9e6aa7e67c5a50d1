// What a stream of events sends to open pages, and when it is silent.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openEventStream } from '#generator/watch/event-stream.ts'

test('after it is closed, an event reaches nobody and breaks nothing', async () => {
  const events = openEventStream()
  const failures: Error[] = []
  const server = createServer((_, response) => {
    response.on('error', (error) => failures.push(error))
    events.open(response, [], true)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  events.send({ name: 'started', data: {} })
  events.close()
  events.send({ name: 'reload', data: {} })
  const text = await answer.text()
  expect([text.includes('event: started'), text.includes('event: reload')]).toEqual([true, false])
  server.close()
  await once(server, 'close')
  expect(failures).toEqual([])
})
