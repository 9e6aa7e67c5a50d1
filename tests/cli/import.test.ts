// `libretto import`: what it writes, keeps and refuses. import-samples.test.ts has whole sites.

import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deep } from '../setup/deep.ts'
import { copySample, importFolder } from '../setup/import-folder.ts'
import { readFolder, writeFiles, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const hugo = { 'old/hugo.toml': 'title = "Lake"\nbaseURL = "https://lake.example.com/"\n' }
const page = (title: string, text = 'Text.') => `---\ntitle: ${title}\n---\n\n${text}\n`

test('a dry run writes nothing and lists what an import would write', async () => {
  const folder = await copySample('hugo')
  const { code, stdout, stderr } = await runHere(folder, 'import', 'old', '--dry-run')
  expect(code).toBe(0)
  expect(stdout).toContain('+ docs/guide/install.md\n')
  expect(stdout).toMatch(/^would import 9 pages and 3 assets from hugo, .* 15 files to write, 0 unchanged, /m)
  expect(Object.keys(await readFolder(folder)).filter((path) => !path.startsWith('old/'))).toEqual([])
  const { stderr: said } = await runHere(folder, 'import', 'old')
  expect(stderr).toBe(said)
})

test('a file that somebody has edited is kept, unless --force replaces it', async () => {
  const folder = await writeFolder({ ...hugo, 'old/content/a.md': page('A'), 'old/content/b.md': page('B') })
  await importFolder(folder)
  await writeFiles(folder, { 'content/docs/a.md': page('Mine') })
  const kept = await importFolder(folder)
  expect(kept.rows).toEqual([
    'import-kept content/docs/a.md: ' +
      'the file is there already and differs from what content/a.md becomes; it was kept',
  ])
  expect(await readFile(join(folder, 'content/docs/a.md'), 'utf8')).toBe(page('Mine'))
  const strict = await importFolder(folder, '--strict')
  expect(strict.code).toBe(1)
  const forced = await importFolder(folder, '--force')
  expect(forced).toMatchObject({ code: 0, rows: [], summary: { replaced: ['docs/a.md'] } })
  expect(await readFile(join(folder, 'content/docs/a.md'), 'utf8')).toContain('title: A\n')
})

test('the name of a site of several languages is that of the main one', async () => {
  const toml =
    'baseURL = "https://lake.example.com/"\ndefaultContentLanguage = "de"\n' +
    '[languages.de]\ntitle = "See"\n[languages.de.params]\ndescription = "Boote."\n[languages.fr]\ntitle = "Lac"\n'
  const folder = await writeFolder({ 'old/hugo.toml': toml, 'old/content/a.md': page('A') })
  await importFolder(folder)
  const text = await readFile(join(folder, 'content/site.yaml'), 'utf8')
  expect(text).toBe('name: See\nurl: https://lake.example.com\ndescription: Boote.\nlanguage: de\n')
})

test('site.yaml gets only what it lacks', async () => {
  const own = '# ours\nname: Ours\nurl: https://ours.example.com\n'
  const toml = 'title = "Lake"\nbaseURL = "https://lake.example.com/"\n[params]\ndescription = "Boats."\n'
  const folder = await writeFolder({ 'content/site.yaml': own, 'old/hugo.toml': toml, 'old/content/a.md': page('A') })
  await importFolder(folder)
  expect(await readFile(join(folder, 'content/site.yaml'), 'utf8')).toBe(`${own}description: Boats.\n`)
  expect((await importFolder(folder)).summary).toMatchObject({ created: [], replaced: [] })
})

test('the pages go to the collection that --to names', async () => {
  const folder = await writeFolder({
    ...hugo,
    'old/content/deep/a.md': page('A', '[B](b.md)'),
    'old/content/deep/b.md': page('B'),
  })
  expect((await importFolder(folder, '--to', 'help')).rows).toEqual([])
  const files = await readFolder(join(folder, 'content'))
  expect(Object.keys(files)).toEqual(['help/a.md', 'help/b.md', 'pages/home.yaml', 'site.yaml'])
  expect(files['help/a.md']).toContain('[B](b.md)')
  const wrong = await runHere(folder, 'import', 'old', '--to', 'hlep')
  expect(wrong).toEqual({
    code: 2,
    stdout: '',
    stderr: 'libretto: there is no collection "hlep"; did you mean "help"?\n',
  })
})

test('an old address that the site redirects already is no alias, and a second run changes nothing', async () => {
  const folder = await writeFolder({
    ...hugo,
    'content/redirects.yaml': '- from: /one\n  to: /docs\n',
    'content/help/mine.md': '---\ntitle: Mine\naliases: [/two]\n---\n\nText.\n',
    'old/content/one.md': page('One'),
    'old/content/two.md': page('Two'),
    'old/content/three.md': page('Three'),
  })
  await importFolder(folder)
  const files = await readFolder(join(folder, 'content/docs'))
  expect(Object.keys(files).filter((path) => files[path]?.includes('aliases'))).toEqual(['three.md'])
  expect((await runHere(folder, 'validate')).code).toBe(0)
  expect((await importFolder(folder)).summary).toMatchObject({ created: [], replaced: [], kept: [] })
})

test('a note says which pages are not shown because site.yaml switches their collection off', async () => {
  const site = 'name: A\nurl: https://a.example.com\nfeatures:\n  help: false\n  blog: false\n'
  const folder = await writeFolder({
    ...hugo,
    'content/site.yaml': site,
    'old/content/a.md': page('A'),
    'old/content/blog/b.md': '---\ntitle: B\ndate: 2026-01-02\n---\n\nText.\n',
  })
  const { code, stderr } = await runHere(folder, 'import', 'old')
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr:
      'note the site does not show content/blog, because content/site.yaml:5:9 switches features.blog off; ' +
      'set features.blog to true\n',
  })
  expect((await importFolder(folder)).summary).toMatchObject({ switchedOff: ['blog'] })
  expect((await importFolder(folder, '--to', 'help')).summary).toMatchObject({ switchedOff: ['blog', 'help'] })
})

test('nothing comes over that a build refuses, and what it will warn about is listed', async () => {
  const folder = await writeFolder({
    ...hugo,
    'content/pages/home.yaml': 'title: Home\ndescription: The page that sites begin with.\n',
    'old/content/assets/map.md': page('Map', '[a](javascript:x) [b](ftp://a.example.com/b) [c](//c.example.com/d)'),
    'old/content/aux.md': page('Device', '[To the map](assets/map.md)'),
    'old/content/first.md': '---\ntitle: First\naliases: [/help, /404/a, /con/b, /fine]\n---\n\n[Help](/help)\n',
    'old/content/long.md': page(`${'Long '.repeat(15)}title`),
    'old/content/code.md': page('Code', '![x](https://x.example.com/x.png)\n\n## A\n\n#### B\n\n```nope\n1\n```'),
  })
  const { rows } = await importFolder(folder)
  expect(rows.map((row) => row.replace('old/content/', ''))).toEqual([
    'import-lost assets/map.md: the old address "/assets/map" cannot redirect to the page',
    'import-lost assets/map.md: the link to "ftp://a.example.com/b": pages may not have such addresses',
    'import-lost assets/map.md: the link to "javascript:x": pages may not have such addresses',
    'import-skipped aux.md: the address "/docs/aux" contains "aux", which is the name of a device on Windows',
    'import-left code.md: the picture "https://x.example.com/x.png" comes from another site',
    'import-left code.md: the language "nope" of this code is not known',
    'import-lost first.md: the old address "/404/a" cannot redirect to the page',
    'import-lost first.md: the old address "/con/b" cannot redirect to the page',
    'import-left long.md: the title has 80 characters; search results cut it after about 70',
  ])
  const { code, stderr } = await runHere(folder, 'validate')
  expect(code).toBe(0)
  expect(stderr.match(/\[[a-z-]+\]$/gm)).toEqual(['[external-image]', '[unknown-language]', '[long-title]'])
  const files = await readFolder(join(folder, 'content'))
  expect(files['docs/assets/map.md']).toContain('a b [c](https://c.example.com/d)')
  expect(files['docs/first.md']).toMatch(/^aliases:\n {2}- \/first\n {2}- \/fine\n---\n\n\[Help\]\(\/help\)$/m)
})

test('code of the site that does not compile is a problem, not a bug', async () => {
  const broken = {
    'content/site.yaml': 'name: A\nurl: https://a.example.com\n',
    'site/collections/boats.tsx': 'export const',
  }
  const folder = await writeFolder({ ...hugo, ...broken, 'old/content/a.md': page('A') })
  const { code, stderr } = await runHere(folder, 'import', 'old', '--to', 'boats')
  expect(code).toBe(1)
  expect(stderr).toContain('[site-code]')
})

describe('a folder that is not what --from says', () => {
  test.each([
    [['--from', 'docusaurus'], /^libretto: .*old looks like Hugo \(hugo\.toml\), not Docusaurus; write --from hugo$/m],
    [['--from', 'hugoo'], /^libretto: --from must be one of hugo, docusaurus, .* not "hugoo"; did you mean "hugo"\?$/m],
    [['--from', 'mkdocs'], /^libretto: a site of mkdocs is read as Markdown; write --from markdown$/m],
    [['--from', 'GitBook'], /^libretto: a site of GitBook is read as Markdown; write --from markdown$/m],
  ])('%s', async (argv, said) => {
    const folder = await writeFolder({ ...hugo, 'old/content/a.md': page('A') })
    const { code, stderr } = await runHere(folder, 'import', 'old', ...argv)
    expect(code).toBe(2)
    expect(stderr).toMatch(said)
    expect(Object.keys(await readFolder(folder))).toEqual(['old/content/a.md', 'old/hugo.toml'])
  })

  test('or that nothing is known about', async () => {
    const folder = await writeFolder({ 'old/a.md': page('A', 'See [B](sub/b.md).'), 'old/sub/b.md': page('B') })
    const { code, stderr } = await runHere(folder, 'import', 'old')
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /old has no configuration of Hugo, .* and MkDocs; name one of them with --from, or write --from markdown for /,
    )
    expect((await importFolder(folder, '--from', 'vitepress')).summary).toMatchObject({
      created: ['docs/a.md', 'docs/sub/b.md', 'pages/home.yaml', 'site.yaml'],
    })
    const missing = await runHere(folder, 'import', 'nowhere', '--from', 'hugo')
    expect(missing.stderr).toMatch(/nowhere is not a folder$/m)
    const inside = await runHere(folder, 'import', 'content', '--from', 'hugo')
    expect(inside.stderr).toMatch(/must not be inside each other$/m)
    const none = await runHere(folder, 'import', '', '--from', 'hugo')
    expect(none.stderr).toMatch(/import needs the folder of the other site, not ""$/m)
  })
})

test.skipIf(process.platform === 'win32')(
  'a hostile folder harms nothing, and what is left out is listed',
  deep,
  async () => {
    const folder = await writeFolder({
      ...hugo,
      'secret.md': page('Secret'),
      'old/content/My First Page.md': page('First', '[up](../../secret.md) ![x](../../../secret.md) [b](%2e%2e/x.md)'),
      'old/content/latin.md': Buffer.from('---\ntitle: T\u00f6ne\n---\n', 'latin1'),
      'old/content/large.md': `${page('Large')}${'Text.\n'.repeat(180_000)}`,
      'old/content/nul.md': page('N\0ul'),
      'old/content/open.md': '---\ntitle: Open\n',
      'old/content/yaml.md': '---\ntitle: [\n---\n',
      'old/content/deep.md': page('Deep', '> '.repeat(500)),
      'old/content/tags.md': page('Tags', '{{< tabs >}}'.repeat(2000)),
      'old/content/a/Same.md': page('One'),
      'old/content/a/same.md': page('Two'),
      'old/content/\u5c0e\u5165.md': page('Words'),
      'old/content/keys.md': '---\ntitle: Keys\nslug: ../../../escape\n"__proto__": 1\n---\n',
      'old/content/up.md':
        '---\ntitle: Up\nslug: "../../../escape"\naliases: ["/../x", "/{{ a }}", "//evil.example.com"]\n---\n',
      // What would take expressions minutes.
      'old/content/long-tags.md': page('Long tags', '{{< tabs >}}'.repeat(40_000)),
      'old/content/long-code.md': page('Long code', '{{< highlight js >}}\n'.repeat(20_000)),
      'old/content/long-row.md': page('Long row', `# ${' '.repeat(500_000)}x <br${' '.repeat(100_000)}`),
      'old/content/long-links.md': page('Long links', '[a](up.md)\n'.repeat(20_000)),
      'old/content/long-open.md': page('Long open', '<img '.repeat(100_000)),
      'old/static/page.html': '<script>1</script>',
    })
    await symlink('../../secret.md', join(folder, 'old/content/link.md'))
    await symlink('..', join(folder, 'old/content/loop'))
    await symlink('/dev/zero', join(folder, 'old/static/zero.png'))
    const { code, rows } = await importFolder(folder)
    expect(code).toBe(0)
    expect(rows.filter((row) => row.startsWith('import-skipped'))).toEqual([
      'import-skipped old/content/a/same.md: the page would take the place of content/a/Same.md (docs/a/same.md)',
      'import-skipped old/content/deep.md: docs/deep.md is not written, because a build would refuse it: ' +
        'quotes and lists are nested deeper than 64 levels',
      'import-skipped old/content/keys.md: the front matter cannot be read',
      'import-skipped old/content/large.md: the file has 1,080,028 bytes; the limit is 1 MiB',
      'import-skipped old/content/latin.md: the file is not UTF-8, or holds a NUL character',
      'import-skipped old/content/link.md: links are not followed',
      'import-skipped old/content/loop: links are not followed',
      'import-skipped old/content/nul.md: the file is not UTF-8, or holds a NUL character',
      'import-skipped old/content/open.md: the front matter is not closed',
      'import-skipped old/content/yaml.md: the front matter cannot be read',
      'import-skipped old/static/page.html: not brought over: a page in assets/ would run in the name of the site',
      'import-skipped old/static/zero.png: links are not followed',
    ])
    const files = await readFolder(folder)
    expect(Object.keys(files).filter((path) => !path.startsWith('old/'))).toEqual([
      'content/docs/a/same.md',
      ...['code', 'links', 'open', 'row', 'tags'].map((name) => `content/docs/long-${name}.md`),
      'content/docs/my-first-page.md',
      expect.stringMatching(/^content\/docs\/page-[0-9a-f]{8}\.md$/),
      'content/docs/tags.md',
      'content/docs/up.md',
      'content/pages/home.yaml',
      'content/site.yaml',
      'import-report.md',
      'secret.md',
    ])
    expect(files['content/docs/my-first-page.md']).toMatch(/\n\nup x b\n$/)
    expect(files['content/docs/up.md']).not.toContain('..')
  },
)
