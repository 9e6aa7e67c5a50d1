// The backend example as its page says it is used, from the first call to an event that comes twice. In Node.js it
// needs node:sqlite, in Python Flask; each is skipped without.

import { afterEach, describe, expect, it } from 'vitest'
import { openServer, post, sign, startFlask } from './ask-server.ts'
import { has, type Workshop } from './workshop.ts'

const hasFlask = await has('python3', '-c', 'import flask')
const hasSqlite = await has(process.execPath, '-e', "require('node:sqlite')")

let shop: Workshop
afterEach(() => shop.close())

describe('the backend example dials a reference once and gives an event one effect', () => {
  const page = 'pages/examples/backend.yaml'
  const env = { VOICE_FROM: '+15550110', PUBLIC_URL: 'https://app.example.com', DATABASE: 'calls.db' }
  const event = '{"id":"evt_test_1","type":"call.answered","callId":"call_8f2c41d0"}'
  const variants = [
    {
      name: 'Node.js (skipped without node:sqlite)',
      canRun: hasSqlite,
      files: {
        'place-call.js': `${page} backend-place-call place-call.js`,
        'list-calls.js': `${page} backend-list-calls list-calls.js`,
        'register-webhook.js': `${page} backend-register register-webhook.js`,
        'server.js': `${page} backend-webhook server.js`,
        'store.js': `${page} backend-store store.js`,
      },
      command: (program: string) => ['node', `${program}.js`] as const,
      start: () => shop.serve('node', 'server.js'),
    },
    {
      name: 'Python (skipped without Flask)',
      canRun: hasFlask,
      files: {
        'place_call.py': `${page} backend-place-call place_call.py`,
        'list_calls.py': `${page} backend-list-calls list_calls.py`,
        'register_webhook.py': `${page} backend-register register_webhook.py`,
        'server.py': `${page} backend-webhook server.py`,
        'store.py': `${page} backend-store store.py`,
      },
      command: (program: string) => ['python3', `${program.replaceAll('-', '_')}.py`] as const,
      start: () => startFlask(shop, 'server'),
    },
  ]

  const check = async ({ files, command, start }: (typeof variants)[number]) => {
    const samples = Object.fromEntries(Object.entries(files).map(([file, sample]) => [file, { sample }]))
    shop = await openServer({ ...samples, 'schema.sql': { sample: `${page} backend-settings schema.sql` } }, env)
    const run = (program: string, ...args: string[]) => {
      const [runner, file] = command(program)
      return shop.run(runner, file, ...args)
    }
    expect((await run('place-call', '+15550123', 'appointment-17')).stdout).toBe(
      'appointment-17: call_8f2c41d0 ringing\n',
    )
    const again = await run('place-call', '+15550123', 'appointment-17')
    expect([again.code > 0, again.stderr]).toEqual([
      true,
      'appointment-17 has been dialled before. Nothing was done.\n',
    ])
    expect((await run('list-calls', 'ended', '2026-11-01')).stdout.split('\n')[0]).toBe(
      'call_8f2c41d0\tended\t+15550110\t+15550123',
    )
    expect((await run('register-webhook')).stdout).toBe('webhook wh_3d90e1a4 registered\n')
    await start()
    await shop.write({ 'send-event.sh': { sample: `${page} test send-event.sh` }, '.env': '' })
    for (let times = 0; times < 2; times += 1)
      expect((await shop.run('bash', 'send-event.sh', event)).stdout).toMatch(/^HTTP\/1\.1 204 /)
    expect((await post(shop, '/voice/webhook', event, sign(event, 'other')))[0]).toBe(400)
  }

  for (const variant of variants) it.skipIf(!variant.canRun)(variant.name, () => check(variant))
})
