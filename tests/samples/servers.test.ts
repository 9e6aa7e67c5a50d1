// The servers of guides, tutorials, examples and help, started and asked as their pages say. The Python ones need Flask
// and are skipped without.

import { afterEach, describe, expect, it } from 'vitest'
import { openServer, post, sign, startFlask } from './ask-server.ts'
import { has, sampleOf, type Workshop } from './workshop.ts'

const hasFlask = await has('python3', '-c', 'import flask')
const signIn = 'export const signedInUser = async () => ({ id: "user-1" })\n'

let shop: Workshop
afterEach(() => shop.close())

/** The names in an answer that a page shows, and their types. */
function shapeOf(value: unknown): unknown {
  return Object.fromEntries(Object.entries(value as object).map(([name, item]) => [name, typeof item]))
}

describe('a token route answers what its page shows', () => {
  const shown = () =>
    shapeOf(JSON.parse(sampleOf('pages/docs/tutorials/voice-chat.yaml token-route server.js').shown ?? ''))

  it('voice chat, Node.js', async () => {
    shop = await openServer({ 'server.js': { sample: 'pages/docs/tutorials/voice-chat.yaml token-route server.js' } })
    await shop.serve('node', 'server.js')
    const [status, answer] = await post(shop, '/voice/token')
    expect([status, shapeOf(answer)]).toEqual([200, shown()])
  })

  it.skipIf(!hasFlask)('voice chat, Python (skipped without Flask)', async () => {
    shop = await openServer({ 'server.py': { sample: 'pages/docs/tutorials/voice-chat.yaml token-route server.py' } })
    await startFlask(shop, 'server')
    const [status, answer] = await post(shop, '/voice/token')
    expect([status, shapeOf(answer)]).toEqual([200, shown()])
  })

  it('push to talk, with the routes of the floor', async () => {
    const page = 'pages/docs/tutorials/push-to-talk.yaml'
    const server = sampleOf(`${page} set-up server.js`).code
    shop = await openServer({
      'server.js': server
        .replace('const app = express()', 'const app = express()\naddFloorRoutes(app)')
        .replace(/^/, "import { addFloorRoutes } from './floor-routes.js'\n"),
      'floor-routes.js': { sample: `${page} floor-server floor-routes.js` },
    })
    await shop.serve('node', 'server.js')
    expect((await post(shop, '/voice/token'))[0]).toBe(200)
    const [status, answer] = await post(shop, '/voice/floor', { channel: 'crew-1' })
    expect([status, shapeOf(answer)]).toEqual([201, { ticket: 'string', maxTalkMs: 'number' }])
    expect((await post(shop, '/voice/floor', { channel: 'crew-1' }))[0]).toBe(409)
    const { ticket } = answer as { ticket: string }
    expect((await post(shop, '/voice/floor/release', { channel: 'crew-1', ticket }))[0]).toBe(204)
    expect((await post(shop, '/voice/floor', { channel: 'crew-1' }))[0]).toBe(201)
  })

  it.each(['help/code-examples.md javascript 2', 'help/getting-started-checklist.md javascript 2'])(
    '%s',
    async (sample) => {
      shop = await openServer({ 'server.js': { sample }, 'your-sign-in.js': signIn })
      await shop.serve('node', 'server.js')
      expect(await post(shop, '/voice/token')).toEqual([200, { token: 'token-of-user-1' }])
    },
  )

  it('only for members, in the security article', async () => {
    shop = await openServer({
      'server.js': `${sampleOf('help/security-best-practices.md javascript').code}\napp.listen(3000)\n`,
      'your-app.js': `${signIn}export const findMeeting = async (id) => id && { members: ['user-1'], room: id }\n`,
    })
    await shop.serve('node', 'server.js')
    expect(await post(shop, '/voice/token', { meeting: 'm1' })).toEqual([200, { token: 'token-of-user-1', room: 'm1' }])
    expect((await post(shop, '/voice/token', {}))[0]).toBe(404)
  })
})

describe('the commands of a page work with its server', () => {
  it('integration guide: token, signed event, registration', async () => {
    const page = 'pages/docs/integration.yaml'
    const server = sampleOf(`${page} backend-integration server.mjs`).code
    const session = sampleOf(`${page} try-it javascript`).code
    shop = await openServer({
      'server.mjs': server.replace(/\/\/ Your session middleware goes here[^\n]*\n/, (line) => `${line}${session}\n`),
      'token.mjs': { sample: `${page} web-integration javascript` },
      'token.sh': { sample: `${page} try-it bash 2` },
      'event.sh': { sample: `${page} try-it bash 3` },
    })
    await shop.serve('node', 'server.mjs')
    expect((await shop.run('bash', 'token.sh')).stdout).toMatch(/^HTTP\/1\.1 200 OK[^]*\{"token":"token-of-demo"\}$/)
    expect((await shop.run('bash', 'event.sh')).stdout).toMatch(/^HTTP\/1\.1 204 /)
    expect(await post(shop, '/voice/sessions', { room: 'standup' })).toEqual([
      201,
      { id: 'session-standup', room: 'standup' },
    ])
    expect((await post(shop, '/voice/sessions', { room: 'No!' }))[0]).toBe(400)
    expect((await post(shop, '/voice/webhook', '{}', sign('{}', 'other')))[0]).toBe(400)
  })

  it.skipIf(!hasFlask)('integration guide in Python (skipped without Flask)', async () => {
    shop = await openServer(
      { 'server.py': { sample: 'pages/docs/integration.yaml backend-integration server.py' } },
      { SESSION_SECRET: 'x', FLASK_SECRET_KEY: 'x' },
    )
    await startFlask(shop, 'server')
    const body =
      '{"id":"evt_1","type":"call.ended","callId":"call_1","data":{"id":"call_1","status":"ended","duration":74}}'
    expect((await post(shop, '/voice/webhook', body, sign(body)))[0]).toBe(204)
    expect((await post(shop, '/voice/webhook', body, sign(body, 'other')))[0]).toBe(400)
    expect((await post(shop, '/voice/token'))[0]).toBe(401)
  })

  it('conference: the host opens a room and closes the door', async () => {
    const page = 'pages/docs/tutorials/conference.yaml'
    const { code, shown = '' } = sampleOf(`${page} open-room Second terminal`)
    shop = await openServer(
      { 'server.js': { sample: `${page} server server.js` }, '.env': 'HOST_PASSCODE=secret\n' },
      { HOST_PASSCODE: 'secret' },
    )
    await shop.serve('node', 'server.js')
    const [status, opened] = await post(shop, '/voice/sessions', undefined, { Authorization: 'Bearer secret' })
    expect([status, shapeOf(opened)]).toEqual([201, shapeOf(JSON.parse(shown))])
    const { room } = opened as { room: string }
    expect((await post(shop, '/voice/token', { room, name: 'Ana' }))[0]).toBe(200)
    await shop.write({ 'commands.sh': code.replace(/conf-[0-9a-f]{24}/, room) })
    expect((await shop.run('bash', 'commands.sh')).code).toBe(0)
    expect((await post(shop, '/voice/token', { room, name: 'Ben' }))[0]).toBe(403)
  })

  it('web example: the check of the routes prints what its page shows', async () => {
    const page = 'pages/examples/web.yaml'
    const { code, shown = '' } = sampleOf(`${page} web-run Check the routes`)
    shop = await openServer({
      'server.js': { sample: `${page} web-server server.js` },
      'limiter.js': { sample: `${page} web-server limiter.js` },
      'check.sh': code,
    })
    await shop.serve('node', 'server.js')
    const [token = '', refusals = ''] = (await shop.run('bash', 'check.sh')).stdout.split(/(?<=\})/)
    expect(shapeOf(JSON.parse(token))).toEqual(shapeOf(JSON.parse(shown)))
    expect(refusals.trim().split('\n')).toEqual(['415', '404'])
  })

  for (const [file, canRun] of [
    ['server.js', true],
    ['server.py', hasFlask],
  ] as const)
    it.skipIf(!canRun)(
      `mobile example: ${file} refuses who is no member (Python is skipped without Flask)`,
      async () => {
        const sample = `pages/examples/mobile.yaml mobile-server server/${file}`
        shop = await openServer({ [file]: { sample } })
        await (file === 'server.js' ? shop.serve('node', file) : startFlask(shop, 'server'))
        const ben = { Authorization: 'Bearer demo-session-ben' }
        const shown = JSON.parse(sampleOf(sample).shown ?? '') as unknown
        expect(await post(shop, '/voice/token', { room: 'crew-2' }, ben)).toEqual([403, shown])
        expect((await post(shop, '/voice/token', { room: 'crew-1' }, ben))[0]).toBe(200)
        expect((await post(shop, '/voice/token', { room: 'crew-1' }))[0]).toBe(401)
      },
    )
})

describe('a webhook route takes signed events only', () => {
  const body = '{"id":"evt_1","type":"call.answered","callId":"call_8f2c41d0","data":{"status":"answered"}}'
  const check = async () => {
    expect((await post(shop, '/voice/webhook', body, sign(body)))[0]).toBe(204)
    expect((await post(shop, '/voice/webhook', body, sign(body, 'other')))[0]).toBe(400)
    expect((await post(shop, '/voice/webhook', body))[0]).toBe(400)
  }

  it.each([
    'pages/docs/sdk/javascript.yaml verifywebhook webhook.mjs',
    'help/code-examples.md javascript 4',
    'help/webhook-not-delivered.md javascript',
  ])('%s', async (sample) => {
    shop = await openServer({ 'server.mjs': { sample }, 'queue.js': 'export const enqueue = async () => {}\n' })
    await shop.serve('node', 'server.mjs')
    await check()
  })

  it.skipIf(!hasFlask)('help/code-examples.md python 3 (skipped without Flask)', async () => {
    shop = await openServer({ 'server.py': { sample: 'help/code-examples.md python 3' } })
    await startFlask(shop, 'server')
    await check()
  })
})
