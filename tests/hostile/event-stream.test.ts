// The watch disconnects a page that stops reading before its data fills the memory. The others go on.

import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openEventStream } from '#generator/watch/event-stream.ts'

test('a listener that reads nothing is dropped, one that reads is not', async () => {
  const stream = openEventStream()
  const opened: Promise<void>[] = []
  const closed: string[] = []
  let onClosed: () => void = () => {}
  const isDropped = new Promise<void>((resolve) => (onClosed = resolve))
  const server = createServer((request, response) => {
    stream.open(response, [], true)
    response.once('close', () => {
      closed.push(request.url ?? '')
      onClosed()
    })
  })
  onTestFinished(() => {
    stream.close()
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listen = (path: string, isReading: boolean) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let length = 0
    socket.on('data', (bytes: Buffer) => (length += bytes.length)).on('error', () => {})
    opened.push(
      new Promise((resolve) =>
        socket.once('data', () => {
          if (!isReading) socket.pause()
          resolve()
        }),
      ),
    )
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    onTestFinished(() => void socket.destroy())
    return { read: () => length }
  }
  const reader = listen('/reads', true)
  listen('/sleeps', false)
  await Promise.all(opened)
  const size = 8 * 1024 * 1024
  for (let count = 1; count <= 4 && closed.length === 0; count++) {
    const list = [{ code: 'bad-value', severity: 'error', message: 'x'.repeat(size) }] as const
    stream.send({ name: 'problems', data: { list, isServed: false } })
    await expect.poll(() => reader.read()).toBeGreaterThan(count * size)
  }
  await isDropped
  expect(closed).toEqual(['/sleeps'])
})
