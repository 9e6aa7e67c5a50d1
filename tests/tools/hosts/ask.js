// Asks a server for every address of a site, and says of each answer what matters, in a few words.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const query = '?visit=mail&n=2'
const origin = 'http://localhost'

/**
 * What the server answers, one for each address: its kind, the address and the answer in words. `unasked`:
 * kinds that it cannot take.
 */
export async function askAll(site, ask, unasked) {
  const answers = []
  for (const { kind, path, say } of listAddresses(site)) {
    if (unasked?.test(kind)) continue
    const text = await say(path, ask).catch((error) => `no answer: ${error.message}`)
    answers.push({ site: site.name, kind, path, text })
  }
  return answers
}

/** Every address to ask for: its kind, its path with the query, and a function that puts the answer into words. */
function listAddresses({ dist, basePath, redirects }) {
  const pages = pathsOf(join(dist, 'sitemap.xml'))
  const files = listFiles(dist)
  const rules = headersOf(join(dist, '_headers'))
  const page = { say: sayPage(rules) }
  const canonical = (path) => pages.find((known) => bare(known) === bare(basePath + path)) ?? basePath + path
  const home = pages.find((known) => bare(known) === basePath) ?? `${basePath}/`
  const others = pages.filter((known) => known !== home)
  const missing = (kind, path, folder = '') => ({
    kind,
    path: `${basePath}${path}`,
    say: sayMissing({ dist, folder }),
  })
  const file = (kind, ending, say) =>
    files.filter((name) => ending.test(name)).map((name) => ({ kind, path: `${basePath}/${encodeURI(name)}`, say }))
  return [
    { kind: basePath === '' ? 'home page' : 'home page below a path', path: home, ...page },
    ...others.map((path) => ({ kind: 'page', path, ...page })),
    ...others.map((path) => ({
      kind: 'page, other slash',
      path: (path.endsWith('/') ? path.slice(0, -1) : `${path}/`) + query,
      say: sayMoved({ to: path + query }),
    })),
    ...redirects.flatMap(({ kind, from, to, status, slash }) => {
      const say = sayMoved({ to: targetOf(to, canonical), status })
      const path = basePath + from
      return [
        { kind, path: path + query, say },
        ...(slash ? [{ kind: `${kind}, with a slash`, path: `${path}/${query}`, say }] : []),
      ]
    }),
    missing('missing', '/nope'),
    missing('missing', '/nope/at/depth'),
    ...(existsSync(join(dist, 'blog/404.html')) ? [missing('missing in a section', '/blog/nope', '/blog')] : []),
    ...(existsSync(join(dist, 'de/404.html'))
      ? [
          missing('missing in another language', '/de/nope', '/de'),
          missing('missing in another language', '/de/no/where', '/de'),
          missing('missing in another language', '/de/blog/nope', '/de/blog'),
        ]
      : []),
    ...file('asset', /^assets\/.*-[\da-f]{8}\.\w+$/, sayAsset),
    ...file('program to download', /^assets\/downloads\/.*\.m?js$/, sayProgram),
    ...file('feed', /(?:^|\/)feed\.(?:xml|json)$/, sayType(/xml|json/)),
    ...file('Markdown version', /^(?!assets\/).*\.md$/, sayMarkdown),
    ...file('sitemap, robots.txt', /^(?:sitemap\.xml|robots\.txt)$/, sayType(/xml|plain/)),
  ].filter(({ path, kind }) => kind !== 'asset' || !/\.m?js$/.test(path) || !path.includes('/downloads/'))
}

function targetOf(to, canonical) {
  if (to.startsWith('https:')) return to + query
  const [, path, own, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to)
  return canonical(path) + (own ?? query) + (hash ?? '')
}

function sayPage(rules) {
  return async (path, ask) => {
    const { status, headers } = await ask(path)
    const lacking = rules.filter(([name, value]) => headers[name.toLowerCase()] !== value)
    return `${status}${sayHeaders(rules, lacking)}`
  }
}

function sayHeaders(rules, lacking) {
  if (lacking.length === 0) return ', headers'
  return lacking.length === rules.length ? '' : `, without ${lacking.map(([name]) => name).join(', ')}`
}

/** Follows redirects of the same site until they are at the target. */
function sayMoved({ to, status: wanted = 301 }) {
  const target = new URL(to, origin)
  return async (path, ask) => {
    const passed = []
    let place = new URL(path, origin)
    for (let step = 0; step < 4; step += 1) {
      const { status, headers, body } = await ask(place.pathname + place.search)
      if (status < 300 || status > 399) {
        if (leadsOn(body, target)) return `${status}, a page leads on`
        return [...passed, status].join(', ')
      }
      passed.push(status)
      place = new URL(headers.location, place)
      const isThere = place.origin === target.origin && place.pathname === target.pathname
      if (isThere) return `${sayStatus(passed, wanted)}${sayLost(place, target)}`
      if (place.origin !== origin) break
    }
    return `${passed.join(', ')} to ${place.href.replace(origin, '')}`
  }
}

/** Either of two numbers says that it is for good. */
function sayStatus(passed, wanted) {
  const isForGood = passed.every((status) => status === 301 || status === 308)
  const isRight = isForGood ? wanted === 301 : passed.at(-1) === wanted
  const steps = passed.length > 1 ? ' in two steps' : ''
  if (isRight) return `moved${steps}`
  return `${isForGood ? 'moved for good' : 'moved for now'}${steps}`
}

/** The address of the page itself may have been one without its slash. */
function leadsOn(body, { pathname }) {
  return body.includes('http-equiv="refresh"') && body.includes(pathname)
}

function sayLost(place, target) {
  const lost = [...target.searchParams].some(([name, value]) => place.searchParams.get(name) !== value)
  return `${lost ? ', query lost' : ''}${place.hash === target.hash ? '' : ', fragment lost'}`
}

function sayMissing({ dist, folder }) {
  return async (path, ask) => {
    const { status, body } = await ask(path)
    const has = (name) => readFileSync(join(dist, name), 'utf8') === body
    if (has(`${folder}/404.html`)) return `${status}, nearest page`
    return `${status}, ${has('404.html') ? 'page of the whole site' : 'a page that is not of the site'}`
  }
}

async function sayAsset(path, ask) {
  const { status, headers } = await ask(path)
  const isKept = /max-age=31536000.*immutable/.test(headers['cache-control'] ?? '')
  return `${status}${isKept ? ', kept for a year' : ''}`
}

async function sayProgram(path, ask) {
  const { status, headers } = await ask(path)
  const isSaved = headers['content-disposition'] === 'attachment'
  const isUntyped = headers['content-type']?.startsWith('application/octet-stream')
  return `${status}${isSaved ? ', a download' : ''}${isUntyped ? ', no script' : ''}`
}

async function sayMarkdown(path, ask) {
  const { status, headers } = await ask(path)
  return `${status}${headers['x-robots-tag'] === 'noindex' ? ', noindex' : ''}`
}

function sayType(wanted) {
  return async (path, ask) => {
    const { status, headers } = await ask(path)
    return `${status}${wanted.test(headers['content-type'] ?? '') ? ', its type' : ''}`
  }
}

function bare(path) {
  return path.replace(/\/$/, '')
}

function pathsOf(sitemap) {
  const text = readFileSync(sitemap, 'utf8')
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
}

/** The headers of every page. */
function headersOf(file) {
  const [, first = ''] = /^\/.*\n((?: {2}.*\n)*)/.exec(readFileSync(file, 'utf8')) ?? []
  return [...first.matchAll(/^ {2}([^:]*): (.*)$/gm)].map(([, name, value]) => [name, value])
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(folder.length + 1))
    .sort()
}
