// Only site.yaml opens a door. Every other field that a schema has, words of the interface, further keys of front
// matter and HTML in texts name a foreign host in each of its spellings: the policy stays as it is, and no page loads
// anything of that host.

import { describe, expect, it } from 'vitest'
import { publishSite, renderSite } from '#generator/build/build.ts'
import { isRendered } from '#generator/build/rendered-site.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import { listElements } from '#generator/markdown/list-elements.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import * as words from '#site/strings/en.ts'
import { configOf, readFolder, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'
import { hostileSite } from './hostile-site.ts'

const host = 'foreign.example.net'
/** § is the number of the field. */
const html = [
  '<script src="https://HOST/§.js"></script><script>import("https://HOST/§.js")</script>',
  '<iframe src="https://HOST/§"></iframe><iframe srcdoc="<script src=https://HOST/§.js></script>"></iframe>',
  '<img src="https://HOST/§.png" srcset="//HOST/§.png 2x" onerror="alert(1)" style="background:url(//HOST/§.png)">',
  '<link rel="stylesheet" href="https://HOST/§.css"><style>@import "https://HOST/§.css";</style><base href="//HOST/">',
  '<meta http-equiv="Content-Security-Policy" content="default-src *"><meta http-equiv="refresh" content="0;//HOST/§">',
  '<object data="https://HOST/§"></object><embed src="https://HOST/§"><form action="https://HOST/§"><input></form>',
  '<video src="https://HOST/§.mp4" poster="//HOST/§.png"><source src="//HOST/§.mp4"><track src="//HOST/§.vtt"></video>',
  '<svg><image href="https://HOST/§.png"/><use href="https://HOST/§.svg#a"/></svg><audio src="//HOST/§.mp3"></audio>',
]
const addresses = [
  '//HOST/§.js',
  'HTTPS:\\\\HOST\\§.js',
  'http://HOST/§.png',
  'wss://HOST/§',
  'javascript:import("//HOST/§.js")',
  'data:text/html,<script src=https://HOST/§.js></script>',
  '/assets/§.png, https://HOST/§.png 2x',
  "https://HOST/§; script-src * 'unsafe-inline'",
  '"><script src="https://HOST/§.js"></script>',
  '![§](https://HOST/§.png) ![§](//HOST/§.png) [§](javascript:alert(1)) <https://HOST/§>',
]
const texts = ['https://HOST/§.js', ...html, ...addresses].map((text) =>
  text.replaceAll('HOST', host).replaceAll('§', 'q§q'),
)
const [plainAddress = ''] = texts

/** A spelling for the field of a number. Each is in every field with DEEP=1 only, which takes minutes. */
type Spell = (number: number) => string
const spells: [name: string, spell: Spell][] =
  process.env.DEEP === undefined
    ? [['all spellings in turn', (number) => texts[number % texts.length] as string]]
    : texts.map((text): [string, Spell] => [text, () => text])

type Files = Readonly<Record<string, string>>
let cache = openCache()

/** What a build says, and what it writes. */
async function build(files: Files) {
  const folder = await writeFolder(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/${path}`, text])),
  )
  cache = pickKinds(cache, [compiledSite])
  const config = configOf(folder)
  const site = await renderSite(config, cache)
  if (!isRendered(site)) return { problems: site.problems }
  await publishSite(config, site, cache)
  return { problems: site.problems, dist: await readFolder(config.places.out) }
}

/** The content of a site whose owner has opened some doors, with a spelling in every other field. */
function siteWith(spell: Spell, plain: ReadonlySet<number>) {
  const mark = (text: string, number: number) => text.replaceAll('§', String(number))
  const hostile = hostileSite(spell, plain, mark)
  const spelling = spell(0)
  const { allow, scripts, endpoints, ...site } = JSON.parse(hostile.files['site.yaml'] ?? '') as Files
  const extraKeys = { help: ['allow', 'scripts', 'head', 'policy'] }
  const keys = `allow: ${JSON.stringify({ scripts: [spelling] })}\nscripts: [${JSON.stringify(spelling)}]\n`
  const own = `---\ntitle: Own keys\n${keys}head: ${JSON.stringify(spelling)}\npolicy: "default-src *"\n---\n\nText.\n`
  const files: Files = {
    ...hostile.files,
    'site.yaml': JSON.stringify({ ...site, allow, scripts, endpoints, extraKeys, url: 'https://lake.example.com' }),
    'strings.yaml': JSON.stringify(replaceWords(words, spelling)),
    'help/own-keys.md': own,
  }
  return { ...hostile, files }
}

/** Every word of the interface with another text. */
function replaceWords(word: unknown, text: string): unknown {
  if (typeof word !== 'object' || word === null) return text
  const known = Object.entries(word).filter(([name]) => name !== 'locale' && name !== 'language')
  return Object.fromEntries(known.map(([name, inner]) => [name, replaceWords(inner, text)]))
}

/** The site without the fields that it cannot have as a whole, and all that it is built to. */
async function buildWith(spell: Spell) {
  const { paths } = siteWith(spell, new Set())
  // What the owner writes.
  const plain = new Set([...paths].flatMap(([number, path]) => (path.startsWith('site/') ? number : [])))
  for (;;) {
    const { files, texts: written } = siteWith(spell, plain)
    const { problems, dist } = await build(files)
    if (dist) return { dist, written, codes: new Set(problems.map(({ code }) => code)) }
    const refused = problems.flatMap(({ code, file = '', line = 1, severity }) => {
      const lines = files[file]?.split('\n').slice(0, line) ?? []
      // A parameter that is missing in a path is an error at the parameter.
      const place = code === 'path-parameter' ? lines.findLast((text) => text.includes('"path":')) : lines.at(-1)
      const number = /q(\d+)q/.exec(place ?? '')?.[1]
      return severity === 'error' && number !== undefined ? [Number(number)] : []
    })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(refused, JSON.stringify(errors.slice(0, 3))).not.toEqual([])
    for (const number of refused) plain.add(number)
  }
}

const loading: Readonly<Record<string, readonly string[]>> = {
  a: ['ping'],
  link: ['href', 'imageSrcSet'],
  image: ['href', 'xLinkHref'],
  use: ['href', 'xLinkHref'],
  form: ['action'],
  base: ['href'],
  object: ['data'],
}
/** Elements that no page has, whatever they load. */
const absent = ['base', 'object', 'embed', 'applet', 'frame', 'frameset']

/** What of a page runs or is loaded without being of the site. */
function findForeign(page: string): string[] {
  return listElements(page).flatMap(({ name, attributes }) => {
    const all = Object.entries(attributes)
    const isLoading = (key: string) =>
      ['src', 'srcSet', 'poster', 'formAction', 'srcDoc', 'background', ...(loading[name] ?? [])].includes(key)
    const isOwn = (value: string) => value === '' || /^(?:\/(?![/\\])|#|data:image\/svg)/.test(value)
    // Browsers refuse a picture that the policy does not allow, and the build warns of it.
    if (name === 'img' && /^https?:/.test(attributes.src ?? '')) return []
    const isMeta = name === 'link' && /^(?:canonical|alternate|me)\b/.test(attributes.rel ?? '')
    const loaded = isMeta
      ? []
      : all.flatMap(([key, value]) => (isLoading(key) ? value.split(/,\s+/).filter((each) => !isOwn(each)) : []))
    const running = all.filter(([key, value]) => /^on[a-z]/i.test(key) || key === 'style' || isScript(key, value))
    return [...(absent.includes(name) ? [''] : []), ...loaded, ...running.flat()].map((what) => `<${name}> ${what}`)
  })
}

const isScript = (key: string, value: string) =>
  /^(?:href|xLinkHref|action)$/.test(key) && /^[\s\0-\x1f]*(?:javascript|data|vbscript):(?!image\/svg)/i.test(value)

/** Each policy that a file states. */
function policiesIn(text: string): string[] {
  return [...text.matchAll(/default-src 'none'[^"\n<]*/g)].map(([policy]) => policy.replaceAll('&#x27;', "'"))
}

describe('a foreign host in every field but those of site.yaml', () => {
  let known: ReadonlySet<string> | undefined

  it.each(spells)('changes no policy, and no page loads anything of it: %s', { timeout: 300_000 }, async (_, spell) => {
    known ??= new Set(Object.values((await buildWith(() => 'q§q')).dist).flatMap(policiesIn))
    const { dist, written, codes } = await buildWith(spell)
    expect(known.size).toBeGreaterThan(0)
    expect([...new Set(Object.values(dist).flatMap(policiesIn))].sort()).toEqual([...known].sort())
    const pages = Object.entries(dist).filter(([path]) => path.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(25)
    expect(written.size).toBeGreaterThan(10)
    const found = pages.flatMap(([path, page]) => findForeign(page).map((what) => `${path}: ${what}`))
    expect(found).toEqual([])
    if (spell(1) === plainAddress) expect([...codes]).toContain('external-image')
    for (const [path, page] of pages) expect(page.split('http-equiv="Content-Security-Policy"'), path).toHaveLength(2)
  })
})
