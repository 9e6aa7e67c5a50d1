// Programs of the documentation, run against a stub of the API: they print what their page says they print.

import { afterEach, describe, expect, it } from 'vitest'
import { deep } from '../setup/deep.ts'
import { has, openWorkshop, type Result, sampleOf, type Workshop } from './workshop.ts'

const hasPython = await has('python3', '--version')
const pages = { quickstart: 'pages/docs/index.yaml quickstart', follow: 'pages/docs/index.yaml follow-the-call' }
const ringing = 'call_8f2c41d0 ringing\n'
const followed = ['answered', 'ended']

interface Program {
  sample: string
  args?: string[]
  prints: string
  exits?: number
}

const javascript: Program[] = [
  { sample: `${pages.quickstart} call.mjs`, prints: ringing },
  { sample: `${pages.follow} follow.mjs`, args: ['call_8f2c41d0'], prints: `${followed.join(' \n')} \n` },
  { sample: 'pages/docs/api.yaml pagination all-calls.mjs', prints: '13 minutes\n' },
  { sample: 'pages/docs/sdk/javascript.yaml parley-the-server-client start-call.mjs', prints: ringing },
  { sample: 'pages/docs/sdk/errors.yaml retries ring.mjs', prints: ringing },
  { sample: 'pages/home.yaml code first-call.mjs', prints: ringing },
  { sample: 'data/sdks.yaml javascript', prints: ringing },
  { sample: 'help/code-examples.md javascript', prints: ringing },
  { sample: 'help/getting-started-checklist.md javascript', prints: ringing },
  { sample: 'help/api-key-invalid.md javascript', prints: 'VOICE_API_KEY: 16 characters, ends with "mple"\n' },
]
const python: Program[] = [
  { sample: `${pages.quickstart} call.py`, prints: ringing },
  { sample: `${pages.follow} follow.py`, args: ['call_8f2c41d0'], prints: `${followed.join(' \n')} \n` },
  { sample: 'pages/docs/api.yaml pagination all_calls.py', prints: '13 minutes\n' },
  { sample: 'pages/docs/sdk/python.yaml python-call start_call.py', prints: ringing },
  { sample: 'pages/home.yaml code first_call.py', prints: ringing },
  { sample: 'data/sdks.yaml python', prints: ringing },
  { sample: 'help/api-key-invalid.md python', prints: '' },
  { sample: 'help/code-examples.md python', prints: `${ringing}ended after 74 s\n` },
]

let shop: Workshop | undefined
afterEach(() => shop?.close())

async function runProgram({ sample, args = [] }: Program, command: string, env = {}): Promise<Result> {
  shop = await openWorkshop(env)
  const file = command === 'node' ? 'program.mjs' : 'program.py'
  await shop.write({ [file]: { sample } })
  return shop.run(command, file, ...args)
}

describe('a program prints what its page says', () => {
  it.concurrent.each(javascript)('$sample', async (program) => {
    const own = await openWorkshop()
    try {
      await own.write({ 'program.mjs': { sample: program.sample } })
      expect(await own.run('node', 'program.mjs', ...(program.args ?? []))).toEqual({
        code: 0,
        stdout: program.prints,
        stderr: '',
      })
    } finally {
      await own.close()
    }
  })
  it.skipIf(!hasPython).each(python)('$sample (skipped without python3)', deep, async (program) => {
    expect(await runProgram(program, 'python3')).toEqual({ code: 0, stdout: program.prints, stderr: '' })
  })
})

describe('a program reports an error as its page says', () => {
  const wrong = { VOICE_API_KEY: 'wrong' }
  const refusal = '401 invalid_api_key: The API key is missing or not valid\n'
  it.each([`${pages.quickstart} call.mjs`, 'help/code-examples.md javascript'])('%s', async (sample) => {
    expect(await runProgram({ sample, prints: '' }, 'node', wrong)).toEqual({ code: 1, stdout: '', stderr: refusal })
  })
  it.skipIf(!hasPython).each([`${pages.quickstart} call.py`, 'help/code-examples.md python'])(
    '%s (skipped without python3)',
    async (sample) => {
      expect(await runProgram({ sample, prints: '' }, 'python3', wrong)).toEqual({
        code: 1,
        stdout: '',
        stderr: refusal,
      })
    },
  )
})

describe('a check of a signature accepts the test values of its page, and refuses changed ones', () => {
  const body = '{"id":"evt_test","type":"call.answered","callId":"call_8f2c41d0"}'
  const secret = 'whsec_test_0123456789abcdef0123456789'
  const page = 'pages/docs/api/webhooks.yaml webhook-signature'
  const header = async () => {
    const { stdout } = await (shop as Workshop).run('bash', 'sign.sh')
    return `t=1794994870,v1=${stdout.trim().split(' ').at(-1)}`
  }

  it('the shell prints the signature of the table', async () => {
    shop = await openWorkshop()
    await shop.write({ 'sign.sh': { sample: 'pages/docs/api/webhooks.yaml signature-example bash' } })
    expect(await header()).toContain('c33fb9986d0b7e0bb3b660dd4aab6067df3f8787dc700f2bc23bf8ff8a2bea60')
  })

  it('in JavaScript', async () => {
    shop = await openWorkshop()
    await shop.write({
      'sign.sh': { sample: 'pages/docs/api/webhooks.yaml signature-example bash' },
      'signature.mjs': { sample: `${page} signature.mjs` },
      'check.mjs':
        "import { readEvent } from './signature.mjs'\nconst [body, header, secret, now] = process.argv.slice(2)\n" +
        'try { console.log(readEvent(Buffer.from(body), header, secret, now && Number(now)).id) }\n' +
        'catch (error) { console.log(error.message) }\n',
    })
    const signed = await header()
    const check = async (...args: string[]) => (await (shop as Workshop).run('node', 'check.mjs', ...args)).stdout
    expect(await check(body, signed, secret, '1794994870')).toBe('evt_test\n')
    expect(await check(`${body} `, signed, secret, '1794994870')).toBe('the signature does not match\n')
    expect(await check(body, signed, 'other', '1794994870')).toBe('the signature does not match\n')
    expect(await check(body, signed, secret, '1794999999')).toBe('the signature is too old\n')
    expect(await check(body, 'v1=00', secret, '1794994870')).toBe('Parley-Signature is missing or malformed\n')
  })

  it.skipIf(!hasPython)('in Python (skipped without python3)', async () => {
    shop = await openWorkshop()
    await shop.write({
      'sign.sh': { sample: 'pages/docs/api/webhooks.yaml signature-example bash' },
      'signature.py': { sample: `${page} signature.py` },
      'check.py':
        'import sys\nfrom signature import read_event\nbody, header, secret, now = sys.argv[1:]\n' +
        'try:\n    print(read_event(body.encode(), header, secret, int(now))["id"])\n' +
        'except ValueError as error:\n    print(error)\n',
    })
    const signed = await header()
    const check = async (...args: string[]) => (await (shop as Workshop).run('python3', 'check.py', ...args)).stdout
    expect(await check(body, signed, secret, '1794994870')).toBe('evt_test\n')
    expect(await check(`${body} `, signed, secret, '1794994870')).toBe('the signature does not match\n')
    expect(await check(body, signed, secret, '1794999999')).toBe('the signature is too old\n')
  })
})

it('the playground replays what its first program prints', deep, async () => {
  const sample = sampleOf('data/playground-examples.yaml basic-voice-call basic-voice-call.mjs')
  shop = await openWorkshop()
  await shop.write({
    'program.mjs': sample.code,
    'config.json': '{ "to": "+15550123", "from": "+15550110", "quality": "high", "timeout": 30 }',
  })
  const { stdout } = await shop.run('node', 'program.mjs')
  expect(`$ node basic-voice-call.mjs\n${stdout.trimEnd()}`).toBe(sample.shown)
})
