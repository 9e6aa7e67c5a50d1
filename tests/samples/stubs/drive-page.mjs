// Runs a client of the samples in a page without a browser: `node drive-page.mjs HAPPY_DOM PAGE SCRIPT STEPS`. A
// step is a list: click or submit with a selector, key with an event and a key, emit with an event of the call and
// its detail, people with the names in the room, text with a selector to print, done to print what the call was
// told. The script's own console output is printed as it comes.

import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [happyDom, page, script, steps] = process.argv.slice(2)
const { Window } = await import(pathToFileURL(happyDom).href)
const window = new Window({ url: 'http://localhost:3000/?room=lobby' })
window.document.write(page === '-' ? '' : readFileSync(page, 'utf8').replace(/<script[^]*?<\/script>/g, ''))
const answers = {
  '/voice/token': { token: 'TOKEN', user: 'me' },
  '/voice/floor': { ticket: 't1', maxTalkMs: 20000 },
  '/config.json': JSON.parse(process.env.CONFIG ?? '{}'),
}
Object.assign(globalThis, {
  window,
  document: window.document,
  location: window.location,
  history: window.history,
  addEventListener: window.addEventListener.bind(window),
  fetch: async (path) => Response.json(answers[path] ?? {}),
})
if (page === '-') window.document.body.innerHTML = process.env.BODY

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
}
await import(pathToFileURL(script).href)
await settle()
for (const [what, name, detail] of JSON.parse(steps)) {
  const element = () => window.document.querySelector(name)
  if (what === 'click') element().click()
  if (what === 'submit') element().dispatchEvent(new window.Event('submit', { cancelable: true }))
  if (what === 'key') window.dispatchEvent(new window.KeyboardEvent(name, { code: detail }))
  if (what === 'people') globalThis.stubCall.call.participants = name.map((user, id) => ({ id: `p_${id}`, user }))
  if (what === 'emit') globalThis.stubCall.emit(name, detail)
  await settle()
  if (what === 'text') console.log(element().textContent.trim())
  if (what === 'done') console.log(globalThis.stubCall.done.join(', '))
}
process.exit(0)
