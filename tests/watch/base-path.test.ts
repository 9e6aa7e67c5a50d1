// A watch below a base path: what its pages load of the watch is below it too, so that a proxy of that path passes it.

import { expect, test } from 'vitest'
import { startWatch } from '../setup/watched-site.ts'

const site = {
  'site.yaml': 'name: Based\nurl: https://based.example.com\n',
  'pages/home.yaml': 'title: Home\ndescription: The home page.\n',
  'help/oak.md': '---\ntitel: Oak\n---\n\nIt is old.\n',
}

test('client, events and API answer below the base path, and the client at its old address too', {
  timeout: 180_000,
}, async () => {
  const watched = await startWatch(site, { basePath: '/handbook' })
  const home = watched.url.replace(/\/handbook$/, '')
  const get = async (path: string) => {
    const response = await fetch(home + path)
    return { status: response.status, body: await response.text() }
  }
  const source = 'src="/handbook/__libretto/client.js"'
  expect((await get('/handbook')).body).toContain(source)
  expect((await get('/handbook/help/oak')).body).toContain(source)
  const scripts = ['/handbook/__libretto/client.js', '/__libretto/client.js'].map(get)
  expect((await Promise.all(scripts)).map(({ status }) => status)).toEqual([200, 200])
  expect(JSON.parse((await get('/handbook/__libretto/api/builds')).body)).toMatchObject([{ id: 1 }])
  const events = await fetch(`${home}/handbook/__libretto/events`)
  const reader = events.body?.getReader()
  let text = ''
  while (!text.includes('event: problems')) text += new TextDecoder().decode((await reader?.read())?.value)
  await reader?.cancel()
  expect(text).toContain('"pages":["/handbook/help/oak"]')
  expect((await get('/handbook/__libretto/none.js')).status).toBe(404)
})
