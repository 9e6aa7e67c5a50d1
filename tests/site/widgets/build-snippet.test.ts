// @vitest-environment node
// The explorer's snippets mean what the visitor typed. The cURL command goes through a real /bin/sh with a curl that
// prints its arguments; the Node.js program runs with a recording fetch; the Python program runs in a real python3 with
// a recording requests.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildRequest, type RequestDraft, type RequestInput } from '#site/widgets/api-explorer/build-request.ts'
import { buildCurl, buildNode, buildPython } from '#site/widgets/api-explorer/build-snippet.ts'
import type { EndpointView } from '#site/widgets/api-explorer/endpoint-view.ts'
import { quoteShell } from '#site/widgets/api-explorer/quote-shell.ts'
import { fc } from '../../setup/property.ts'

// Hundreds of shells are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

// A shell's words end at a NUL, and no field of a page can contain one; everything else can be typed or pasted.
const text = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom("'", '"', '\\', '$', '`', '!', '\n', '\r', ' ', '@', '{', '%', 'é', '\u2028', '📞'),
    }),
  )
  .map((value) => value.replaceAll('\0', ''))
const json = fc.oneof(
  fc.json(),
  fc.jsonValue().map((value) => JSON.stringify(value, null, 2)),
  fc.constantFrom(
    '{"__proto__":1}',
    '{"\\u005f_proto__":{"a":1}}',
    '["\\/","\\ud83d\\ude00","\\ud83d"]',
    '12345678901234567890',
    '[1e5,-0.5,1.0]',
  ),
)

const draft = fc
  .record({
    method: fc.constantFrom<EndpointView['method'][]>('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
    id: text,
    limit: text,
    trace: text,
    body: fc.option(fc.oneof(json, text)),
    apiKey: text,
    authentication: fc.boolean(),
    isKeyHidden: fc.boolean(),
  })
  .map(({ method, id, limit, trace, body, apiKey, authentication, isKeyHidden }): RequestDraft => {
    const parameter = (name: string, place: 'path' | 'query' | 'header') => ({
      name,
      in: place,
      type: 'string',
      required: false,
      description: '',
    })
    const endpoint: RequestInput['endpoint'] = {
      method,
      path: '/v1/calls/{id}',
      authentication,
      parameters: [parameter('id', 'path'), parameter('limit', 'query'), parameter('X-Trace', 'header')],
      ...(body === null ? {} : { requestBody: { type: 'application/json', description: '' } }),
    }
    return buildRequest({
      host: 'https://api.example.com',
      endpoint,
      values: { 'path:id': id, 'query:limit': limit, 'header:X-Trace': trace },
      body: body ?? '',
      apiKey,
      isKeyHidden,
      keyVariable: 'VOICE_API_KEY',
    })
  })

/** What a request is, whatever language sends it. JSON bodies by value, others by text. */
function meaningOf({ method, url, headers, bearer, body }: RequestDraft, environmentKey: string) {
  const authorization = bearer && { Authorization: `Bearer ${bearer.from === 'text' ? bearer.key : environmentKey}` }
  return {
    method,
    url,
    headers: { ...authorization, ...Object.fromEntries(headers.map(({ name, value }) => [name, value])) },
    body: body === undefined ? null : valueOf(body),
  }
}

/** Negative zero is a zero in every JSON that is sent. */
function valueOf(body: string): unknown {
  try {
    return { json: JSON.parse(JSON.stringify(JSON.parse(body))) as unknown }
  } catch {
    return { text: body }
  }
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'libretto-snippets-'))
  await writeFile(join(folder, 'curl'), '#!/bin/sh\nprintf "%s\\0" "$@"\n')
  await chmod(join(folder, 'curl'), 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Arguments curl gets when a shell runs the command; bytes, because a shell knows no characters. */
function argumentsOf(command: string, environmentKey = 'from-environment'): Buffer[] {
  const { stdout, stderr, status } = spawnSync('/bin/sh', ['-c', command], {
    env: { PATH: folder, VOICE_API_KEY: environmentKey },
  })
  if (status !== 0 || stderr.length > 0) throw new Error(`the shell failed with ${status}: ${stderr.toString()}`)
  const words: Buffer[] = []
  for (let rest = stdout; rest.length > 0; rest = rest.subarray(rest.indexOf(0) + 1))
    words.push(rest.subarray(0, rest.indexOf(0)))
  return words
}

describe('buildCurl', () => {
  it('gives the original bytes to curl', () => {
    fc.assert(
      fc.property(draft, text, (request, environmentKey) => {
        const { method, url, headers, body } = meaningOf(request, environmentKey)
        const expected = [
          ...(url.includes('{id}') ? ['-g'] : []),
          '-X',
          method,
          url,
          ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
        ]
        if (body !== null && request.body !== undefined)
          expected.push(request.body.startsWith('@') ? '--data-raw' : '-d', request.body)
        expect(argumentsOf(buildCurl(request), environmentKey)).toEqual(expected.map((word) => Buffer.from(word)))
      }),
      { numRuns: 50 },
    )
  })

  it.each(['{id}', '[1-3]'])('keeps curl from taking %s for a pattern', (part) => {
    const request = { method: 'GET', url: `https://api.example.com/v1/calls/${part}`, headers: [] }
    expect(argumentsOf(buildCurl(request)).map(String)).toEqual(['-g', '-X', 'GET', request.url])
  })

  it('never lets curl read a file that a body names', () => {
    const request = { method: 'POST', url: 'https://api.example.com', headers: [], body: '@/etc/passwd' }
    expect(argumentsOf(buildCurl(request)).map(String)).toEqual([
      '-X',
      'POST',
      'https://api.example.com',
      '--data-raw',
      '@/etc/passwd',
    ])
  })

  it('reads like a command a person would write', () => {
    const request: RequestDraft = {
      method: 'GET',
      url: 'https://api.example.com/v1/calls?limit=2',
      headers: [],
      bearer: { from: 'environment', variable: 'VOICE_API_KEY' },
    }
    expect(buildCurl(request)).toBe(
      'curl -X GET \\\n  \'https://api.example.com/v1/calls?limit=2\' \\\n  -H "Authorization: Bearer $VOICE_API_KEY"',
    )
  })
})

describe('quoteShell', () => {
  it('is one word with the same bytes', () => {
    fc.assert(
      fc.property(text, (word) => {
        expect(argumentsOf(`curl ${quoteShell(word)}`)).toEqual([Buffer.from(word)])
      }),
    )
  })
})

describe('a hidden key', () => {
  it('is in no snippet, whatever it is', () => {
    const key = 'k3y-that-is-nowhere-else'
    const endpoint: RequestInput['endpoint'] = {
      method: 'POST',
      path: '/v1',
      authentication: true,
      parameters: [],
      requestBody: { type: 'application/json', description: '' },
    }
    const request = buildRequest({
      host: 'https://api.example.com',
      endpoint,
      values: {},
      body: '{}',
      apiKey: key,
      isKeyHidden: true,
      keyVariable: 'VOICE_API_KEY',
    })
    for (const build of [buildCurl, buildNode, buildPython]) expect(build(request)).not.toContain(key)
    expect(buildCurl(request)).toContain('$VOICE_API_KEY')
  })
})

/** Runs the program with a fetch that sends nothing. */
async function runNode(code: string, environmentKey: string): Promise<unknown> {
  let sent: unknown
  const record = (
    url: string,
    { method, headers = {}, body }: { method: string; headers?: Record<string, string>; body?: string },
  ) => {
    sent = { method, url, headers, body: body === undefined ? null : valueOf(body) }
    return Promise.resolve({ status: 200, json: () => Promise.resolve({}) })
  }
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as new (
    ...source: string[]
  ) => (...values: unknown[]) => Promise<void>
  await new AsyncFunction('fetch', 'process', 'console', code)(
    record,
    { env: { VOICE_API_KEY: environmentKey } },
    { log: () => undefined },
  )
  return sent
}

describe('buildNode', () => {
  it('sends the same values', async () => {
    await fc.assert(
      fc.asyncProperty(draft, text, async (request, environmentKey) => {
        expect(await runNode(buildNode(request), environmentKey)).toEqual(meaningOf(request, environmentKey))
      }),
      { numRuns: 80 },
    )
  })

  it.each([
    '{"__proto__":1}',
    '{"\\u005f_proto__":1}',
    '12345678901234567890',
    '{"id": 9007199254740993}',
    '1e400',
    'not json',
  ])('sends %s character by character', (body) => {
    const code = buildNode({ method: 'POST', url: 'https://api.example.com', headers: [], body })
    expect(code).toContain(`body: ${JSON.stringify(body)},`)
  })

  it('writes a plain body as an object', () => {
    expect(
      buildNode({ method: 'POST', url: 'https://api.example.com', headers: [], body: '{\n  "to": "+15550123"\n}' }),
    ).toContain('  body: JSON.stringify({\n    "to": "+15550123"\n  }),')
  })
})

// Reads a program and a key per line, runs the program, and prints what it would have sent. json.loads keeps a lone
// surrogate; ensure_ascii brings it back.
const recorder = `
import json, os, sys, types
sent = {}
class Answer:
    status_code = 200
    def json(self): return {}
def recording(method):
    def call(url, headers=None, data=None, **rest):
        body = None
        if 'json' in rest: body = {'text': json.dumps(rest['json'])}
        if data is not None: body = {'text': data.decode()}
        sent['last'] = {'method': method, 'url': url, 'headers': headers or {}, 'body': body}
        return Answer()
    return call
fake = types.ModuleType('requests')
for name in ['get', 'post', 'put', 'patch', 'delete']: setattr(fake, name, recording(name.upper()))
sys.modules['requests'] = fake
for line in sys.stdin:
    order = json.loads(line)
    os.environ['VOICE_API_KEY'] = order['key']
    answer = sys.stdout
    sys.stdout = open(os.devnull, 'w')
    try:
        exec(order['code'], {})
        result = sent.pop('last')
    except BaseException as error:
        result = {'error': repr(error)}
    sys.stdout = answer
    print(json.dumps(result), flush=True)
`

interface Sent {
  body?: { text: string } | null
}

function startPython(): { run: (code: string, key: string) => Promise<unknown>; stop: () => void } {
  const python: ChildProcess = spawn('python3', ['-X', 'utf8', '-c', recorder], { stdio: ['pipe', 'pipe', 'inherit'] })
  if (!python.stdin || !python.stdout) throw new Error('python3 has no pipes')
  const input = python.stdin
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]()
  return {
    run: async (code, key) => {
      input.write(`${JSON.stringify({ code, key })}\n`)
      const { value } = await lines.next()
      const sent = JSON.parse(String(value)) as Sent
      return sent.body ? { ...sent, body: valueOf(sent.body.text) } : sent
    },
    stop: () => input.end(),
  }
}

describe.skipIf(spawnSync('python3', ['--version']).status !== 0)('buildPython', () => {
  it('sends the same values', async () => {
    const python = startPython()
    try {
      await fc.assert(
        fc.asyncProperty(draft, text, async (request, environmentKey) => {
          expect(await python.run(buildPython(request), environmentKey)).toEqual(meaningOf(request, environmentKey))
        }),
        { numRuns: 300 },
      )
    } finally {
      python.stop()
    }
  })
})
