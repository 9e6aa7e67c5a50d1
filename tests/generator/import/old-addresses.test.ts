// Pages keep their addresses where they can, and are reached by the old ones where they cannot.

import { expect, test } from 'vitest'
import { plan } from '../../setup/plan-folder.ts'

const page = (text: string, head = '') => `---\ntitle: Page\n${head}---\n\n${text}\n`

test.each([
  ['hugo', 'content/docs/pier/_index.md', 'docs/pier/index.md'],
  ['hugo', 'content/docs/pier/rent.md', 'docs/pier/rent.md'],
  ['jekyll', 'docs/rent.md', 'docs/rent.md'],
  ['jekyll', '_docs/rent.md', 'docs/rent.md'],
  ['eleventy', 'docs/pier/rent.md', 'docs/pier/rent.md'],
] as const)('a page of %s in the folder of documentation keeps its address: %s', async (tool, file, target) => {
  const { files, rows } = await plan(tool, { [file]: page('Text.') })
  expect(files[target]).toMatch(/^---\ntitle: Page\n(?:aliases:\n {2}- \/docs\/rent\.html\n)?---\n\nText\.\n$/)
  expect(rows).toEqual([])
})

test('an address below that of the documentation gives the page its name', async () => {
  const { files } = await plan('jekyll', { '_docs/01-start.md': page('Text.', 'permalink: /docs/start/\n') })
  expect(files['docs/start.md']).toBe(page('Text.'))
})

test('the first pages of the site and of its documentation both come over', async () => {
  const { files, rows } = await plan('hugo', {
    'content/_index.md': page('Home.'),
    'content/docs/_index.md': page('Docs.'),
    'content/about.md': page('[home](/) [docs](/docs/)'),
  })
  expect(files['docs/home.md']).toBe(page('Home.'))
  expect(files['docs/index.md']).toBe(page('Docs.'))
  expect(files['docs/about.md']).toContain('[home](home.md) [docs](index.md)')
  expect(rows).toEqual([])
})

test('the first page of the documentation comes before a template of the site, which is reported', async () => {
  const { files, rows } = await plan('hugo', {
    'content/_index.md': page('{{< blocks/cover >}}'),
    'content/docs/_index.md': page('Docs.'),
    'content/about.md': page('[home](/) [docs](/docs/)'),
  })
  expect(files['docs/index.md']).toBe(page('Docs.'))
  expect(files['docs/about.md']).toContain('[home](/) [docs](index.md)')
  expect(rows).toEqual([
    'content/_index.md:undefined the page would take the place of content/docs/_index.md (docs/index.md)',
  ])
})

test.each([
  ['posts = "/:year/:title/"', 'posts', '', '/2024/a-day-out-its-fun'],
  ['posts = "/:year/:title/"', 'posts', 'slug: out\n', '/2024/a-day-out-its-fun'],
  ['posts = "/p/:slug/"', 'posts', 'slug: out\n', '/p/out'],
  ['posts = "/p/:slug/"', 'posts', '', '/p/a-day-out-its-fun'],
  ['posts = "/p/:slugorcontentbasename/"', 'posts', '', '/p/trip'],
  ['blog = "/:section/:month/:contentbasename/"', 'blog/news', '', '/blog/01/trip'],
  ['blog = "/:sections/:contentbasename/"', 'blog/news', '', '/blog/news/trip'],
])('the pattern %s of Hugo, in %s, with "%s", is %s', async (permalinks, folder, slug, address) => {
  const head = `---\ntitle: "A day - out: it's fun!"\ndate: 2024-01-05\n${slug}---\n\nText.\n`
  const files = { 'hugo.toml': `[permalinks]\n${permalinks}\n`, [`content/${folder}/trip.md`]: head }
  const { files: made } = await plan('hugo', files)
  expect(Object.values(made)[0]).toContain(`aliases:\n  - ${address}\n---`)
})

test.each(['2024/03-05-trip/index.md', '2024/03/05/trip.md', '2024/3-5-trip.md', '2024-03-05/trip.md'])(
  'the date of a post of Docusaurus may be spread over folders: %s',
  async (file) => {
    const { files, rows } = await plan('docusaurus', { [`blog/${file}`]: page('Text.') })
    const head = 'title: Page\npublishedAt: 2024-03-05\naliases:\n  - /blog/2024/03/05/trip\n'
    expect(files).toEqual({ 'blog/trip.md': `---\n${head}---\n\nText.\n` })
    expect(rows).toEqual([])
  },
)

test('a month of one digit has two in an address of Hugo', async () => {
  const { files } = await plan('hugo', {
    'hugo.toml': '[permalinks]\nposts = "/:year/:month/:day/:contentbasename/"\n',
    'content/posts/trip.md': page('Text.', 'date: 2023-7-4\n'),
  })
  expect(files['blog/trip.md']).toContain('aliases:\n  - /2023/07/04/trip\n---')
})

test('a file that code makes pages of is no page, which is listed', async () => {
  const { files, rows } = await plan('vitepress', {
    '.vitepress/config.js': "export default { title: 'Kiln' }",
    'a.md': page('Text.'),
    'parts/[name].md': page('{{ $params.name }}'),
  })
  expect(Object.keys(files)).toEqual(['docs/a.md'])
  expect(rows).toContainEqual('parts/[name].md:undefined code makes several pages of the file')
})

test('the path in an address of a collection begins below its folder', async () => {
  const { files } = await plan('jekyll', {
    '_config.yml': 'collections:\n  boats:\n    output: true\n    permalink: /:collection/:path/\n',
    '_boats/small/duck.md': page('Text.'),
  })
  expect(files['docs/boats/small/duck.md']).toContain('aliases:\n  - /boats/small/duck\n---')
})

test('a page that its layout alone makes is left out, and reported; so is the page of missing addresses', async () => {
  const { files, rows } = await plan('hugo', {
    'content/search.md': page('', 'layout: search\n'),
    'content/gone.md': page('Gone.', 'url: /404.html\n'),
    'content/pier/_index.md': page(''),
    'content/posts/news/_index.md': page('News.'),
  })
  expect(Object.keys(files)).toEqual(['docs/pier/index.md'])
  expect(rows.toSorted()).toEqual([
    'content/gone.md:undefined the page of missing addresses is made by the build',
    'content/posts/news/_index.md:undefined ' +
      'the page of a list of articles is not brought over: the list is made by itself',
    'content/posts:undefined the address "/posts" of the list of articles',
    'content/search.md:undefined the page has no text of its own: its layout "search" makes what it shows',
  ])
})

test('a redirect with a star gives each page that it leads to an old address', async () => {
  const { files, rows } = await plan('starlight', {
    'public/_redirects': [
      '/latest/* /v2/:splat 302',
      '/boats/small-* /v2/small-:splat',
      '/none/* /v3/:splat',
      '/all/* /v2/pier',
      '/a/:name /v2/:name',
    ].join('\n'),
    'src/content/docs/v2/pier.md': page('Text.'),
    'src/content/docs/v2/small-Duck.md': page('Text.'),
    'src/content/docs/latest/pier.md': page('Text.'),
  })
  expect(files['docs/v2/pier.md']).toContain('aliases:\n  - /v2/pier\n---')
  expect(files['docs/v2/small-duck.md']).toContain('  - /latest/small-duck\n  - /boats/small-duck\n---')
  expect(files['docs/latest/pier.md']).toContain('aliases:\n  - /latest/pier\n---')
  expect(rows).toEqual([
    'public/_redirects:3 the redirect from "/none/*" to "/v3/:splat"',
    'public/_redirects:4 the redirect from "/all/*" to "/v2/pier"',
    'public/_redirects:5 the redirect from "/a/:name" to "/v2/:name"',
  ])
})

test('a page that is nothing but a component is left out, and reported', async () => {
  const script = "<script setup>\nimport Lake from './lake.vue'\n</script>\n\n"
  const { files, rows } = await plan('vitepress', {
    '.vitepress/config.ts': "export default { title: 'Lake' }",
    'index.md': page(`${script}<Lake />`, 'layout: home\n'),
    'pier.md': page(`${script}<Lake\n  :boats="2">\n</Lake>\n\n<!-- as on every page -->`),
    'bay.md': page(`${script}# Bay\n\n<Lake />`),
    'cove.md': page('```vue\n<Lake />\n```'),
  })
  expect(Object.keys(files).toSorted()).toEqual(['docs/bay.md', 'docs/cove.md'])
  expect(rows.filter((row) => row.includes('of its own')).toSorted()).toEqual([
    'index.md:undefined the page has no text of its own: the component <Lake> makes what it shows',
    'pier.md:undefined the page has no text of its own: the component <Lake> makes what it shows',
  ])
})

test('redirects of the old site lead to the page as before; others are reported', async () => {
  const docusaurus = await plan('docusaurus', {
    'docusaurus.config.js':
      "export default { plugins: [['@docusaurus/plugin-client-redirects', {\n" +
      "  redirects: [{ to: '/docs/pier', from: ['/old', '/older/'] }, { from: '/gone', to: '/nowhere' }],\n}]] }",
    'docs/pier.md': page('Text.'),
  })
  expect(docusaurus.files['docs/pier.md']).toContain('aliases:\n  - /old\n  - /older\n---')
  expect(docusaurus.rows).toEqual(['docusaurus.config.js:2 the redirect from "/gone" to "/nowhere"'])
  const starlight = await plan('starlight', {
    'astro.config.mjs':
      "export default { redirects: { '/old': '/pier/', '/older': { status: 302, destination: '/pier' } } }",
    'src/content/docs/pier.md': page('[old](/old)'),
    'public/_redirects': '# moved\n/oldest /pier 301\n/a/* https://example.com/:splat\n',
  })
  expect(starlight.files['docs/pier.md']).toContain('aliases:\n  - /pier\n  - /old\n  - /older\n  - /oldest\n---')
  expect(starlight.files['docs/pier.md']).toContain('[old](pier.md)')
  expect(starlight.rows).toEqual(['public/_redirects:3 the redirect from "/a/*" to "https://example.com/:splat"'])
})

test('the old address of the list of articles is reported until something redirects it', async () => {
  const post = '---\ntitle: Page\ndate: 2024-01-05\n---\n\n[all](/posts/)\n'
  const { files, rows } = await plan('hugo', { 'content/posts/a.md': post, 'content/blog/b.md': post })
  expect(files['blog/a.md']).toContain('[all](/blog)')
  expect(rows).toEqual(['content/posts:undefined the address "/posts" of the list of articles'])
})

test('a link to an address that redirects to a page leads to the page', async () => {
  const { files, rows } = await plan('jekyll', {
    'docs/liquid.md': page('Text.', 'redirect_from: /docs/templates/\n'),
    'docs/taken.md': page('Text.', 'redirect_from: [/docs/posts.html, docs/old]\n'),
    'docs/posts.md': page("[a](/docs/templates/#x) [b]({{ 'docs/old' | relative_url }}) [c](/docs/posts.html)"),
  })
  expect(files['docs/posts.md']).toContain('[a](liquid.md) ')
  expect(files['docs/posts.md']).toContain('[c](posts.md)')
  expect(rows).toMatchInlineSnapshot(`
    [
      "docs/posts.md:5 the anchor "#x" of a link: the page has no such heading",
    ]
  `)
})

test('Starlight makes addresses of the words of a path', async () => {
  const { files, rows } = await plan('starlight', {
    'src/content/docs/Old kilns/How it works.v2.md': page('Text.'),
    'src/content/docs/a.md': page('[k](/old-kilns/how-it-worksv2/) [k](<./Old kilns/How it works.v2.md>)'),
  })
  expect(files['docs/old-kilns/how-it-works-v2.md']).toContain('aliases:\n  - /old-kilns/how-it-worksv2\n---')
  const to = 'old-kilns/how-it-works-v2.md'
  expect(files['docs/a.md']).toContain(`\n[k](${to}) [k](${to})\n`)
  expect(rows).toEqual([])
})

test('addresses of MkDocs end in .html if its configuration says so', async () => {
  const { files } = await plan('markdown', {
    'mkdocs.yml': 'site_name: Kiln\nuse_directory_urls: false\n',
    'docs/a.md': page('[b](sub/index.md) [b](/sub/index.html) [c](/sub/c.html)'),
    'docs/sub/index.md': page('Text.'),
    'docs/sub/c.md': page('Text.'),
  })
  expect(files['docs/a.md']).toContain(
    'aliases:\n  - /a.html\n---\n\n[b](sub/index.md) [b](sub/index.md) [c](sub/c.md)',
  )
})
