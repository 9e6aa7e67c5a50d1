// What cannot move, in words: what is wrong, then what to do.

import { describe, expect, it } from 'vitest'
import { article, moveSite } from './move-site.ts'

const content = {
  'docs/index.md': article('Start', 'Text.'),
  'docs/boats.md': article('Boats', 'Text.'),
  'docs/guides/index.md': article('Guides', '[Rowing](rowing.md)'),
  'docs/guides/rowing.md': article('Rowing', 'Text.'),
  'docs/slips.md': article('Slips', 'Text.', 'aliases: [/docs/ramps]\n'),
  'pages/fares.yaml': 'title: Fares\ndescription: What it costs.\n',
  'redirects.yaml': '- { from: /prices, to: /fares }\n- { from: /docs/oars, to: /fares }\n',
  'case-studies/ferry.md':
    '---\ntitle: Ferry boats\nclient: Ferry\nindustry: Transport\nexcerpt: A ferry.\n' +
    'publishedAt: 2026-01-02\n---\n\nText.\n',
}

describe('a move is refused', () => {
  it.each([
    ['docs/none.md', 'docs/b.md', 'there is no file or folder "docs/none.md" in the content; '],
    [
      'docs/boat.md',
      'docs/b.md',
      'there is no file or folder "docs/boat.md" in the content; did you mean "docs/boats.md"?',
    ],
    ['/docs/none', '/docs/b', 'the site has no page "/docs/none"; '],
    ['../secret.md', 'docs/b.md', '"../secret.md" is outside of the content folder; '],
    ['/etc/passwd', '/docs/b', 'the site has no page "/etc/passwd"; '],
    ['docs/boats.md', '../b.md', '"../b.md" is outside of the content folder; '],
    ['docs/boats.md', 'docs/guides/rowing.md', 'docs/guides/rowing.md is there already; '],
    ['docs/boats.md', 'docs/boats.md', 'docs/boats.md is where it is already; '],
    ['docs/guides', 'docs/guides/more', 'docs/guides cannot move into itself; '],
    ['docs', 'manual', 'the folder docs/ has this name in every site; '],
    ['site.yaml', 'docs/site.yaml', 'site.yaml has a fixed place; '],
    ['pages/home.yaml', 'pages/start.yaml', 'the home page has a fixed place; '],
    ['docs/boats.md', 'help/boats.md', 'what is in docs/ cannot move into help/; '],
    ['docs/boats.md', 'assets/boats.md', 'assets/boats.md cannot take the place of docs/boats.md; '],
    ['docs/boats.md', 'docs/boats.yaml', 'docs/boats.yaml has another ending than docs/boats.md; '],
    ['docs/boats.md', 'docs/.boats.md', '"docs/.boats.md" cannot be the name of a file; '],
    ['docs/boats.md', 'docs/a:b.md', '"docs/a:b.md" cannot be the name of a file; '],
    ['docs/boats.md', 'docs/Boats and Oars.md', 'the site would have an error then: '],
    ['/docs/guides', '/docs/b', '"/docs/guides" may mean docs/guides/index.md or docs/guides/; '],
    ['/docs/boats', '/fares', 'no file of docs/ can have the address "/fares"; '],
    ['/docs/boats', '/docs/ramps', 'docs/slips.md has the old address "/docs/ramps"; '],
    ['/docs/boats', '/docs/oars', 'redirects.yaml redirects "/docs/oars" to "/fares"; '],
    ['/case-studies/ferry-boats', '/case-studies/ferry', 'no file of case-studies/ can have the address '],
  ])('%s → %s', async (from, to, words) => {
    const site = await moveSite(content)
    expect(await site.refusal(from, to)).toContain(words)
  })
})
