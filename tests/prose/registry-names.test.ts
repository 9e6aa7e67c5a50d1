// Libretto is in no registry: whoever takes its name there could run code on the machines of readers. So nothing that
// people read offers `npx libretto` or an installation by that name, except where the reader is in the folder of a site
// that has Libretto installed. There npx runs the installed one and asks no registry.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { libretto } from '../setup/mini-site.ts'

/** What people read, and code that prints to them. */
const places = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', '.github', 'docs/content', 'content', 'site', 'schemas']
const printed = ['generator', 'runtime', 'bin', 'tests/sites', 'tests/samples']

/** The reader of these is in the folder of a site. A new site has its starter in it. */
const inSites: readonly RegExp[] = [
  /^site\/starters\//,
  /^docs\/content\/docs\/(?:write|design|extend|publish|move|internals)\//,
  /^docs\/content\/help\/build-is-locked\.md$/,
  /^docs\/content\/(?:de\/)?docs\/start\/(?:index|editors)\.md$/,
]

const offers: readonly [what: string, pattern: RegExp][] = [
  ['npx', /\b(?:npx|bunx|pnpm dlx|yarn dlx|npm (?:exec|x))\s+(?:-\S+\s+)*libretto\b(?!\/)/g],
  ['a new site with npx', /\bnpx\s+(?:-\S+\s+)*libretto(?:@\S+)?\s+new\s+site\b/g],
  ['npm create', /\b(?:npm|yarn|pnpm|bun) (?:create|init) libretto\b/g],
  ['an installation', /\b(?:npm|yarn|pnpm|bun) (?:i|install|add)\s+(?:-\S+\s+)*libretto(?:@\S+)?(?=[\s`"']|$)/gm],
]

function* readAll(): Generator<{ path: string; text: string }> {
  for (const place of [...places, ...printed]) {
    const whole = join(libretto, place)
    if (!existsSync(whole)) continue
    const paths = statSync(whole).isDirectory()
      ? readdirSync(whole, { recursive: true, encoding: 'utf8' }).map(
          (path) => `${place}/${path.replaceAll('\\', '/')}`,
        )
      : [place]
    for (const path of paths)
      if (/\.(?:md|ya?ml|json|txt|tsx?|jsx?|html)$/.test(path) && statSync(join(libretto, path)).isFile())
        yield { path, text: readFileSync(join(libretto, path), 'utf8') }
  }
}

/** What a text offers by the name in the registry. */
function findOffers(path: string, text: string): string[] {
  const isInSite = inSites.some((pattern) => pattern.test(path))
  return offers.flatMap(([what, pattern]) => (what === 'npx' && isInSite ? [] : (text.match(pattern) ?? [])))
}

test('nobody is told to fetch Libretto by its name from a registry', () => {
  const found = [...readAll()].flatMap(({ path, text }) => findOffers(path, text).map((offer) => `${path}: ${offer}`))
  expect(found).toEqual([])
})

test('pages that say npx say before that it needs the folder of a site', () => {
  for (const path of ['docs/content/docs/start/index.md', 'docs/content/de/docs/start/index.md'])
    expect(readFileSync(join(libretto, path), 'utf8')).toMatch(/:::warning\n[^:]*`npx libretto`/)
})

test.each([
  ['README.md', 'Run `npx libretto build`.', 1],
  ['docs/content/pages/home.yaml', 'installCommand: npx --yes libretto new site', 2],
  ['docs/content/docs/write/pages.md', 'npx libretto new site lake', 1],
  ['docs/content/docs/write/pages.md', 'npx libretto new page lake', 0],
  ['docs/content/data/sdks.yaml', 'npm install --save-dev libretto\n', 1],
  ['docs/content/docs/start/index.md', 'npm install --save-dev ./libretto-0.1.0.tgz ../libretto', 0],
  ['generator/commands/new.ts', "print('next: npm create libretto')", 1],
  ['content/help/a.md', 'pnpm dlx libretto watch', 1],
])('in %s, "%s" counts %d times', (path, text, count) => {
  expect(findOffers(path, text)).toHaveLength(count)
})
