// The browser clients of tutorials and the playground, in a page with a stub of the SDK: they join, show who is
// there, mute and leave as their pages say. The playground's programs print what their recorded output says.

import { resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openWorkshop, sampleOf, type Workshop } from './workshop.ts'

const happyDom = resolve('node_modules/happy-dom/lib/index.js')
const driver = resolve(import.meta.dirname, 'stubs/drive-page.mjs')

let shop: Workshop
afterEach(() => shop.close())

async function drive(
  files: Parameters<Workshop['write']>[0],
  [page, script]: readonly [string, string],
  steps: unknown[],
  env: Record<string, string> = {},
): Promise<string[]> {
  shop = await openWorkshop(env)
  await shop.write({ 'package.json': '{ "type": "module" }', ...files })
  const { code, stdout, stderr } = await shop.run('node', driver, happyDom, page, script, JSON.stringify(steps))
  expect([code, stderr]).toEqual([0, ''])
  return stdout.trimEnd().split('\n')
}

const program = ['public/index.html', 'client/app.js'] as const

describe('a client does what its page says', () => {
  it('voice chat: joins, lists the others, mutes, leaves', async () => {
    const page = 'pages/docs/tutorials/voice-chat.yaml'
    const files = {
      'public/index.html': { sample: `${page} page public/index.html` },
      'client/app.js': { sample: `${page} client client/app.js` },
    }
    expect(
      await drive(files, program, [
        ['text', '#status'],
        ['submit', '#join-form'],
        ['text', '#status'],
        ['people', ['me', 'ana', 'ben']],
        ['emit', 'participant-joined', { user: 'ben' }],
        ['text', '#people'],
        ['emit', 'packet-loss', 2.04],
        ['text', '#loss'],
        ['emit', 'reconnecting'],
        ['text', '#status'],
        ['click', '#mute'],
        ['done'],
        ['click', '#leave'],
        ['text', '#status'],
      ]),
    ).toEqual([
      'Not connected',
      'Connected',
      'anaben',
      'Packet loss 2.0 %',
      'Connection lost, trying again',
      'mute',
      'Not connected',
    ])
  })

  it('conference: joins the room of the address', async () => {
    const page = 'pages/docs/tutorials/conference.yaml'
    const files = {
      'public/index.html': { sample: `${page} page public/index.html` },
      'client/app.js': { sample: `${page} client client/app.js` },
      'client/loss.js': { sample: `${page} loss-meter client/loss.js` },
    }
    const [before, after] = await drive(files, program, [
      ['text', '#status'],
      ['submit', '#join-form'],
      ['text', '#status'],
    ])
    expect([before === after, after]).toEqual([false, 'Connected'])
  })

  it('push to talk: sends only while the button is held', async () => {
    const page = 'pages/docs/tutorials/push-to-talk.yaml'
    const files = {
      'public/index.html': { sample: `${page} page public/index.html` },
      'client/app.js': { sample: `${page} client client/app.js` },
      'client/switch.js': { sample: `${page} switch client/switch.js` },
    }
    const steps = [['submit', '#join-form'], ['emit', 'connected'], ['done']]
    expect((await drive(files, program, steps)).at(-1)).toMatch(/^transmitting false(?:, transmitting false)*$/)
  })
})

describe('the playground replays what its programs print', () => {
  it('group conference', async () => {
    const { code, shown } = sampleOf('data/playground-examples.yaml group-conference Group Conference')
    const printed = await drive(
      { 'app.js': code },
      ['-', 'app.js'],
      [
        ['click', '#join'],
        ['emit', 'connected'],
        ['people', ['me', 'amal']],
        ['emit', 'participant-joined', { user: 'amal' }],
        ['people', ['me', 'amal', 'jonas']],
        ['emit', 'participant-joined', { user: 'jonas' }],
        ['people', ['me', 'jonas']],
        ['emit', 'participant-left', { user: 'amal' }],
        ['click', '#leave'],
      ],
      {
        CONFIG: '{"room":"standup"}',
        BODY: '<button id="join"></button><button id="leave"></button><p id="people"></p>',
      },
    )
    expect(printed.join('\n')).toBe(shown)
  })

  it('advanced features', async () => {
    const { code, shown } = sampleOf('data/playground-examples.yaml advanced-features Advanced Features')
    const printed = await drive(
      { 'app.js': code },
      ['-', 'app.js'],
      [
        ['click', '#join'],
        ['emit', 'connected'],
        ['key', 'keydown', 'Space'],
        ['key', 'keyup', 'Space'],
        ['emit', 'packet-loss', 5],
        ['emit', 'reconnecting'],
        ['emit', 'connected'],
        ['emit', 'ended', { reason: 'limit' }],
      ],
      { CONFIG: '{"room":"crew-7","warnAbovePercent":2}', BODY: '<button id="join"></button><p id="state"></p>' },
    )
    expect(printed.join('\n')).toBe(shown)
  })
})
