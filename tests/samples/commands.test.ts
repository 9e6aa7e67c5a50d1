// The cURL commands of the documentation, run by bash and the real curl against a stub of the API: the answer is the
// one that the page shows. The requests of the reference are run in all their languages.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Endpoint, endpointSchema } from '#schemas/endpoint.ts'
import { planRequest } from '#site/blocks/api/plan-request.ts'
import { has, openWorkshop, type Result, sampleOf } from './workshop.ts'

const hasCurl = (await has('curl', '--version')) && (await has('bash', '--version'))
const hasRequests = await has('python3', '-c', 'import requests')

async function runCommand(code: string, more: Readonly<Record<string, string>> = {}): Promise<Result> {
  const shop = await openWorkshop(more)
  try {
    await shop.write({ 'command.sh': code })
    return await shop.run('bash', 'command.sh')
  } finally {
    await shop.close()
  }
}

/** The JSON at the end of what curl printed. */
function jsonOf(stdout: string): unknown {
  return JSON.parse(stdout.slice(stdout.indexOf('{', stdout.lastIndexOf('\r\n') + 1)))
}

describe.skipIf(!hasCurl)('a command gets what its page shows (skipped without curl)', () => {
  it.each([
    ['pages/docs/index.yaml quickstart call.sh', {}],
    ['pages/docs/index.yaml follow-the-call cURL', {}],
    ['pages/docs/api.yaml authentication cURL', { VOICE_API_KEY: 'wrong' }],
  ])('%s', async (name, env) => {
    const { code, shown = '' } = sampleOf(name)
    expect(jsonOf((await runCommand(code, env)).stdout)).toEqual(JSON.parse(shown))
  })

  it('of the home page is a part of what comes back', async () => {
    const { code, shown = '' } = sampleOf('pages/home.yaml code first-call.sh')
    const { callId, status } = JSON.parse(shown) as Record<string, string>
    expect([typeof callId, status]).toEqual(['string', 'ringing'])
    expect(jsonOf((await runCommand(code)).stdout)).toMatchObject({
      callId: expect.stringMatching(/^call_/),
      status,
      to: '+15550123',
    })
  })

  it.each([
    'pages/docs/api.yaml pagination cURL',
    'help/advanced-features.md bash',
    'help/code-examples.md bash 2',
    'help/webhook-not-delivered.md bash 3',
    'help/getting-started-checklist.md bash 2',
    'pages/docs/integration.yaml try-it bash 4',
  ])('%s succeeds', async (name) => {
    const { code, stdout } = await runCommand(sampleOf(name).code)
    expect([code, typeof jsonOf(stdout)]).toEqual([0, 'object'])
  })

  it('a check of a key prints the status that its page explains', async () => {
    const status = async (name: string, key: string) =>
      (await runCommand(sampleOf(name).code, { VOICE_API_KEY: key })).stdout.trim().split('\n').at(-1)
    expect(await status('help/api-key-invalid.md bash 2', 'key_test_example')).toBe('200')
    expect(await status('help/api-key-invalid.md bash 2', 'wrong')).toBe('401')
    expect(await status('help/getting-started-checklist.md bash', 'key_test_example')).toBe('200')
    expect(await status('help/api-key-invalid.md bash', 'key_test_example')).toContain('placeholder')
    expect(await status('help/api-key-invalid.md bash', 'key other')).toContain('contains a space')
  })
})

describe('a request of the reference gets its documented answer', () => {
  const written = parse(readFileSync('content/data/endpoints.yaml', 'utf8')) as unknown[]
  const endpoints: Endpoint[] = written.map((endpoint) => endpointSchema.parse(endpoint))
  const requests = endpoints.flatMap((endpoint) =>
    planRequest({
      endpoint: { ...endpoint, parameters: endpoint.parameters ?? [] },
      host: 'https://api.example.com',
      keyVariable: 'VOICE_API_KEY',
    }).map(({ title = '', code }) => [title, endpoint.id, code] as const),
  )
  const shown = (id: string) =>
    endpoints.find((endpoint) => endpoint.id === id)?.responses.find(({ status }) => status < 300)
  const programs: Record<string, readonly [string, string]> = {
    cURL: ['bash', 'request.sh'],
    'Node.js': ['node', 'request.mjs'],
    Python: ['python3', 'request.py'],
  }
  const canRun = (title: string) => (title === 'cURL' ? hasCurl : title === 'Node.js' || hasRequests)

  it.each(requests.filter(([title]) => canRun(title)))('%s %s', async (title, id, code) => {
    const shop = await openWorkshop()
    try {
      const [command, file] = programs[title] ?? ['', '']
      const isProgram = title !== 'cURL'
      await shop.write({
        [file]: isProgram ? code.replace('https://api.example.com', shop.env.API_ADDRESS ?? '') : code,
      })
      const { stdout, stderr } = await shop.run(command, file)
      expect(title === 'cURL' ? '' : stderr).toBe('')
      const example = shown(id)?.example as { id?: string; callId?: string }
      expect(stdout).toContain(example.callId ?? example.id ?? 'call_8f2c41d0')
      if (isProgram) expect(stdout).toMatch(new RegExp(`^${shown(id)?.status} `))
    } finally {
      await shop.close()
    }
  })
})
