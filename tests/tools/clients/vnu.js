// The checker of the W3C. It asks a server for the pages, because only then it knows which addresses the policy of a
// page allows. It reads styles and drawings from the disk.

import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lookup } from 'mrmime'
import { filesOf, shortPath } from './built-sites.js'
import { installPackage } from './install-package.js'
import { withoutFalseAlarms } from './vnu-false-alarms.js'

export const vnu = {
  name: 'vnu',
  check: async ({ folder, sites }) => {
    if (spawnSync('java', ['-version']).status !== 0) return { skipped: 'java is not installed' }
    const installed = installPackage(folder, 'vnu-jar@26')
    if (!installed) return { skipped: 'npm cannot fetch vnu-jar' }
    const jar = String(installed.require('vnu-jar'))
    const folders = sites().map(({ dist }) => dist)
    const messages = [
      ...(await checkPages(jar, sites())),
      ...(await run(jar, ['--skip-non-css', ...folders])),
      ...(await run(jar, ['--skip-non-svg', ...folders])),
    ]
    const [pages, styles, drawings] = ['.html', '.css', '.svg'].map((ending) => filesOf(sites(), ending).length)
    return {
      checked: `${pages} pages, ${styles} style sheets, ${drawings} drawings`,
      findings: group(withoutFalseAlarms(messages), folder),
    }
  },
}

/** Messages about all pages, each served at the root of an origin, as its addresses begin. */
async function checkPages(jar, sites) {
  const servers = await Promise.all(sites.map(serve))
  try {
    const addresses = servers.flatMap(({ url, site }) =>
      site.files.filter((file) => file.endsWith('.html')).map((file) => `${url}/${file}`),
    )
    const messages = await run(jar, addresses)
    return messages.map((message) => {
      const { url, site } = servers.find((server) => message.url?.startsWith(`${server.url}/`)) ?? {}
      return site ? { ...message, url: join(site.dist, message.url.slice(url.length + 1)) } : message
    })
  } finally {
    for (const { server } of servers) server.close()
  }
}

function serve(site) {
  const server = createServer(({ url }, answer) => {
    const file = decodeURIComponent(url.slice(1))
    if (!site.files.includes(file)) return answer.writeHead(404).end()
    answer.writeHead(200, { 'content-type': `${lookup(file)}; charset=utf-8` }).end(readFileSync(join(site.dist, file)))
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve({ site, server, url: `http://127.0.0.1:${server.address().port}` })),
  )
}

async function run(jar, argv) {
  const flags = ['--stdout', '--exit-zero-always', '--format', 'json']
  const { stdout } = await promisify(execFile)(
    'java',
    // By itself it asks no server of the machine it runs on.
    ['-Dnu.validator.servlet.allow-forbidden-hosts=true', '-jar', jar, ...flags, ...argv],
    { maxBuffer: 1e9 },
  )
  return JSON.parse(stdout).messages
}

/** One finding for each sentence: a mistake of the layout is on every page. */
function group(messages, folder) {
  const counts = new Map()
  for (const { message } of messages) counts.set(message, (counts.get(message) ?? 0) + 1)
  return [...counts].map(([message, count]) => {
    const { url, lastLine, lastColumn, extract } = messages.find((item) => item.message === message)
    const place = [shortPath(String(url).replace('file:', ''), folder), lastLine, lastColumn].join(':')
    return `${place} ${message}${count > 1 ? ` (${count} times)` : ''}${extract ? `\n    ${extract}` : ''}`
  })
}
