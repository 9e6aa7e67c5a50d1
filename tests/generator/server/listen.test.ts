import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#generator/server/listen.ts'
import { plainText } from '#generator/server/static-files.ts'

test('an answer that takes long is waited for: only a client that is silent has no time', async () => {
  const limits: (number | undefined)[] = []
  const { port, close } = await listen({
    port: 0,
    answer: async ({ socket }) => {
      await new Promise((resolve) => setImmediate(resolve))
      limits.push(socket.timeout)
      return plainText(200, 'done', [])
    },
  })
  onTestFinished(close)
  const text = await new Promise<string>((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers: { host: `127.0.0.1:${port}` } }, (response) =>
      response.on('data', (data: Buffer) => resolve(data.toString())),
    )
      .on('error', reject)
      .end()
  })
  expect(text).toContain('done')
  expect(limits).toEqual([0])
})
