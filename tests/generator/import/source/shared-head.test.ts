// Front matter that pages get from elsewhere, and what of it decides their old addresses.

import { expect, test } from 'vitest'
import { plan } from '../../../setup/plan-folder.ts'

const page = '---\ntitle: Page\n---\n\nText.\n'

test('defaults of Jekyll reach the pages of their scope, the narrower one first', async () => {
  const { files, rows } = await plan('jekyll', {
    '_config.yml': `permalink: none
collections:
  notes:
    output: true
    permalink: /n/:name/
defaults:
  - scope: { path: guides/deep }
    values: { permalink: /deep/:basename/ }
  - scope:
      path: ""
    values:
      layout: post
      description: All.
      side_bar: true
  - scope: { path: guides }
    values: { permalink: /g/:basename/ }
  - scope: { path: "", type: posts }
    values: { categories: [News], permalink: /:year/:y_day/:title/ }
`,
    '_posts/2024-02-05-trip.md': page,
    '_notes/oars.md': page,
    'guides/a.md': '---\ntitle: Page\ndescription: Own.\n---\n\nText.\n',
    'guides/deep/b.md': page,
    'guides-2/c.md': page,
  })
  const heads = Object.entries(files).map(([path, text]) => `${path}\n${text.split('---\n')[1]}`)
  expect(heads.join('')).toBe(`docs/notes/oars.md
title: Page
description: All.
aliases:
  - /n/oars
blog/trip.md
title: Page
description: All.
publishedAt: 2024-02-05
category: News
aliases:
  - /2024/036/trip
docs/guides-2/c.md
title: Page
description: All.
aliases:
  - /guides-2/c
  - /guides-2/c.html
docs/guides/a.md
title: Page
description: Own.
aliases:
  - /g/a
docs/guides/deep/b.md
title: Page
description: All.
aliases:
  - /deep/b
`)
  expect(rows).toEqual(['_config.yml:14 the key "side_bar" of the defaults'])
})

test('an address in the data of a folder is the old address of each of its pages', async () => {
  const { files, rows } = await plan('eleventy', {
    'a/a.json': '{ "permalink": "/x/{{ page.fileSlug }}/" }',
    'a/one.md': page,
    'a/two.md': '---\ntitle: Page\npermalink: /two/\n---\n\nText.\n',
    'b/b.11tydata.json': '{\n  "permalink": "/y/{{ title | slugify }}/"\n}',
    'b/three.md': page,
    'c/c.json': '{ "permalink": false }',
    'c/four.md': page,
  })
  expect(files['docs/a/one.md']).toContain('aliases:\n  - /x/one\n---')
  expect(files['docs/a/two.md']).toContain('aliases:\n  - /two\n---')
  expect(files['docs/b/three.md']).not.toContain('aliases')
  expect(files['docs/c/four.md']).toContain('status: draft\n---')
  expect(rows).toEqual(['b/b.11tydata.json:2 the key "permalink" of all pages in this folder'])
})

test('posts of Jekyll in the folder of a category are posts', async () => {
  const { files, rows } = await plan('jekyll', {
    '_posts/2024-03-01-b c.md': '---\ntitle: B\n---\n\n[a]({% post_url trips/2024-01-05-a %})\n',
    'trips/_posts/2024-01-05-a.md':
      '---\ntitle: A\ncategories: [North, Sea]\n---\n\n[b]({% post_url 2024-03-01-b c %}) ' +
      '[b]({% link _posts/2024-03-01-b c.md %})\n',
  })
  expect(files['blog/b-c.md']).toContain('\n\n[a](a.md)\n')
  expect(files['blog/a.md']).toBe(
    '---\ntitle: A\npublishedAt: 2024-01-05\ncategory: trips\ntags:\n  - North\n  - Sea\naliases:\n' +
      '  - /trips/north/sea/2024/01/05/a.html\n---\n\n[b](b-c.md) [b](b-c.md)\n',
  )
  expect(rows).toEqual([])
})

test.each([
  ['collections:\n  staff:\n    output: true\n', false],
  ['collections:\n  staff:\n    permalink: /:name\n', true],
  ['collections: [staff]\n', true],
  ['collections: [boats]\n', false],
])('a collection that Jekyll does not publish has drafts: %j', async (config, isDraft) => {
  const { files } = await plan('jekyll', { '_config.yml': config, '_staff/a.md': page })
  expect(files['docs/staff/a.md']?.includes('status: draft')).toBe(isDraft)
})
