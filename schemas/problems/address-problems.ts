// Addresses of pages, and the links between them.

import type { ProblemEntry } from './problem-entry.ts'

const file = 'help/sound.md'
const help = (text: string) => `---\ntitle: Sound\n---\n\n${text}\n`
const page = (title: string) => `title: ${title}\ndescription: What we make and for whom.\n`

const paged = (component: string) =>
  `  - { id: ${component}, type: text, data: { component: ${component}, paged: true } }\n`

export const addressProblems = {
  'missing-home': {
    what: 'The site has no home page.',
    why: 'Visitors who type the name of the site find an empty page.',
    remedy: 'Add `pages/home.yaml`.',
    example: { file: 'pages/home.yaml', right: page('Home') },
  },
  'duplicate-address': {
    what: 'Two pages, files or redirects have the same address.',
    why: 'Only one of them could be published. Addresses that differ in case only are one address on many hosts.',
    remedy: 'Give one of them another slug, or remove the redirect.',
    example: {
      file: 'redirects.yaml',
      wrong: '- { from: /about, to: / }\n',
      right: '- { from: /about-us, to: /about }\n',
      beside: { 'pages/about.yaml': page('About') },
    },
  },
  'redirect-loop': {
    what: 'Redirects lead in a circle, or one leads to itself.',
    why: 'Browsers follow such redirects a few times, and then show an error instead of a page.',
    remedy: 'Let one of them lead to a page. Redirects may follow each other as long as the last one leads to a page.',
    example: {
      file: 'redirects.yaml',
      wrong: '- { from: /team, to: /people }\n- { from: /people, to: /team }\n',
      right: '- { from: /team, to: /people }\n- { from: /people, to: / }\n',
    },
  },
  'reserved-address': {
    what: 'A page or a file has an address that Libretto or an operating system uses itself.',
    why: 'The page would replace a file of the build, or could not be stored on Windows.',
    remedy: 'Choose another slug, or rename the file.',
    example: { file: 'pages/assets.yaml', wrong: page('Assets'), right: `${page('Assets')}slug: our-assets\n` },
  },
  'long-address': {
    what: 'An address, or a part of it between two slashes, is longer than a disk can store.',
    why: 'The page is a folder with the name of its address, and file systems limit both.',
    remedy: 'Set a shorter slug, or rename the file.',
    example: { none: 'it takes a name of more than 246 characters' },
  },
  'broken-link': {
    what: 'A link leads to a page that the site does not have, or does not publish.',
    why: 'Visitors who follow it see the not-found page.',
    remedy: 'Correct the address. Links within the site begin with a slash, or name a Markdown file beside this one.',
    example: {
      file,
      wrong: help('See [video](/help/vidio).'),
      right: help('See [video](/help/video).'),
      beside: { 'help/video.md': '---\ntitle: Video\n---\n\nOpen the cover.\n' },
    },
  },
  'broken-anchor': {
    what: 'A link leads to a place of a page that the page does not have.',
    why: 'The page opens at its top instead.',
    remedy: 'Correct the part behind `#`. Anchors are ids of blocks and headings in lower case with hyphens.',
    example: {
      file,
      wrong: help('See [volume](#volum).\n\n## Volume\n\nTurn it up.'),
      right: help('See [volume](#volume).\n\n## Volume\n\nTurn it up.'),
    },
  },
  'hidden-anchor': {
    what: 'A link leads to a block that is hidden.',
    why: 'The page opens at its top instead.',
    remedy: 'Show the block again, or link to the page.',
    example: {
      file: 'pages/about.yaml',
      wrong: withStory('visible: false, '),
      right: withStory(''),
    },
  },
  'orphan-page': {
    what: 'No menu, page or list leads to a page.',
    why: 'Visitors cannot find it. It is not said as long as navigation.yaml has no links.',
    remedy: 'Link to the page, or write `listed: false` if visitors come to it from elsewhere only.',
    example: {
      file: 'pages/about.yaml',
      wrong: page('About'),
      right: `${page('About')}listed: false\n`,
      beside: { 'navigation.yaml': 'main:\n  - { id: home, label: Home, href: / }\n' },
    },
  },
  'missing-asset': {
    what: 'A link or a picture names a file that `assets/` does not have.',
    why: 'Visitors see a broken picture, or cannot download the file.',
    remedy: 'Correct the path, or put the file into `assets/`.',
    example: {
      file,
      wrong: help('Read the [plan](/assets/paln.txt).'),
      right: help('Read the [plan](/assets/plan.txt).'),
      beside: { 'assets/plan.txt': 'First the cable.\n' },
    },
  },
  'empty-link': {
    what: 'A link or a picture of a text has nothing between its parentheses.',
    why: 'The link leads to the page that it stands on, and the picture shows nothing.',
    remedy: 'Write the address, or remove the brackets. A link to the top of the page is `#top`.',
    example: {
      file,
      wrong: help('Read [all about sound]().'),
      right: help('Read [all about sound](/help/sound).'),
    },
  },
  'external-image': {
    what: 'A picture comes from another site.',
    why: 'The pages tell browsers to load pictures from this site only, so that nobody else learns who reads them.',
    remedy: 'Copy the picture to `assets/`, and write its path. Or add its host to `allow.pictures` in site.yaml.',
    example: {
      file,
      wrong: help('![A cable](https://example.org/cable.svg)\n\n[Download it](/assets/cable.svg)'),
      right: help('![A cable](/assets/cable.svg)\n\n[Download it](/assets/cable.svg)'),
      beside: { 'assets/cable.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>\n' },
    },
  },
  'closed-door': {
    what: 'Content shows something of a host that site.yaml does not allow.',
    why: 'Browsers would refuse it. A link stands in its place.',
    remedy: 'Add the host to `allow` in site.yaml, with the reason, or remove what it is for.',
    example: {
      file: 'pages/film.yaml',
      wrong:
        'title: Film\ndescription: How a boat is built, from the keel to the first trip across the lake.\nblocks:\n' +
        '  - { id: head, type: hero, title: Film }\n' +
        '  - { id: film, type: embed, data: { src: "https://media.example.org/film", title: The keel } }\n',
      right:
        'title: Film\ndescription: How a boat is built, from the keel to the first trip across the lake.\nblocks:\n' +
        '  - { id: head, type: hero, title: Film }\n' +
        '  - { id: film, type: text, content: "[The keel](https://media.example.org/film)" }\n',
    },
  },
  'dead-link': {
    what: 'A link leads to another site that does not have the page.',
    why: 'Only `--external` asks other sites. Visitors who follow the link see an error.',
    remedy: 'Correct the address, or remove the link.',
    example: { none: 'the answer comes from another site' },
  },
  'private-link': {
    what: 'A link leads to an address that only machines of one network can reach.',
    why: 'Visitors are elsewhere. `--external` does not ask it, so that content cannot reach into the network.',
    remedy: 'Link to a public address, or write the address as inline code.',
    example: { none: 'only `--external` looks at it' },
  },
  'no-network': {
    what: 'No other site answers `--external`.',
    why: 'The network of this machine is most likely the reason, so no link is called dead.',
    remedy: 'Check the network, or leave `--external` out.',
    example: { none: 'it depends on the network' },
  },
  'unchecked-links': {
    what: 'Some links to other sites were not asked.',
    why:
      'Their host did not answer several times in a row, or answered slowly, or the 10 minutes that `--external` has ' +
      'were over. The warning is at the first of these links.',
    remedy:
      'Open one of the links in a browser. Run the command again later: it does not ask for a day what was there.',
    example: { none: 'it depends on the other site' },
  },
  'link-scheme': {
    what: 'A link has a scheme other than http, https, mailto and tel.',
    why: 'Schemes such as `javascript:` run code when somebody follows the link.',
    remedy: 'Use one of the four schemes, or a path of the site.',
    example: { file, wrong: help('[Go back](javascript:history.back())'), right: help('[Go back](/help)') },
  },
  'unused-budget': {
    what: 'The path of a budget in `site.yaml` fits no page.',
    why: 'The budget limits nothing.',
    remedy: 'Correct the path. `/docs` is one page, `/docs/*` are the pages below it.',
    example: {
      file: 'site.yaml',
      wrong: 'name: Meridian\nurl: https://meridian.example.com\nbudgets:\n  - { path: /doc/*, styleKB: 12 }\n',
      right: 'name: Meridian\nurl: https://meridian.example.com\nbudgets:\n  - { path: /docs/*, styleKB: 12 }\n',
      beside: { 'docs/start.md': '---\ntitle: Start\n---\n\nText.\n' },
    },
  },
  'second-paged-list': {
    what: 'A page has two lists that go on, on further pages.',
    why: 'An address such as /blog/page/2 can be the second page of one list only.',
    remedy: 'Take "paged" out of one of them.',
    example: {
      file: 'pages/news.yaml',
      wrong: `${page('News')}blocks:\n${paged('FeaturedBlogPosts')}${paged('FeaturedCaseStudies')}`,
      right: `${page('News')}blocks:\n${paged('FeaturedBlogPosts')}`,
    },
  },
} satisfies Record<string, ProblemEntry>

function withStory(hidden: string): string {
  return (
    `${page('About')}blocks:\n` +
    `  - { id: story, type: text, ${hidden}content: We began with a cable. }\n` +
    '  - { id: more, type: text, content: "Read [the story](#story)." }\n'
  )
}
