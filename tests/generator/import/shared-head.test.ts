// Front matter that pages get from elsewhere, and what of it decides their old addresses.

import { expect, test } from 'vitest'
import { plan } from '../../setup/plan-folder.ts'

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
