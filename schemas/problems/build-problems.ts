// What no content is at fault for: code of the site, the environment, and the site that was published before.

import type { ProblemEntry } from './problem-entry.ts'

const withLimit = (kilobytes: number) =>
  `name: Meridian\nurl: https://meridian.example.com\nbudgets:\n  - { path: /*, htmlKB: ${kilobytes} }\n`

export const buildProblems = {
  'site-code': {
    what: 'Code of the site does not compile, lacks an export, throws when it is loaded, or has a part without effect.',
    why:
      'All pages are rendered with this code. A part without effect is a warning: a misspelled property of a style ' +
      'sheet, or a comparison that is never true.',
    remedy: 'Fix the code at the place of the message. A watch goes on by itself.',
    example: { none: 'it is about code, not content' },
  },
  'misplaced-code': {
    what: 'A module of the site has a name or a place that Libretto does not look for, and no other module imports it.',
    why: 'A block, a widget or a part of the layout is found by its path, and is missing on the site.',
    remedy: 'Give the module the path of the message, or remove it.',
    example: { none: 'it is about code, not content' },
  },
  'static-code': {
    what: 'Code of the site has handlers, such as `onClick`, or waits for something, as `useState` and `useEffect` do.',
    why:
      'Blocks and parts of the layout are HTML: their code runs while the site is built, and no browser gets it. ' +
      'A button with a handler does nothing.',
    remedy:
      'Make what reacts to visitors a widget, in `site/widgets/NAME/NAME.tsx`. A block places it with `<Widget>`.',
    example: { none: 'it is about code, not content' },
  },
  'refused-code': {
    what: 'Code of the site puts something on a page that browsers refuse: styles, a script, or something of a host.',
    why:
      'The policy of the pages forbids styles and scripts in the HTML, and all hosts that `allow` in site.yaml does ' +
      'not name. Visitors see a gap, and only the console of the browser says why.',
    remedy:
      'Write styles into the style sheet of the block, make a script a widget, or add the host to `allow` in ' +
      'site.yaml, with the reason.',
    example: { none: 'it is about code, not content' },
  },
  'missing-base-path': {
    what: 'Code of the site has an address by hand, and the site is published below a path.',
    why: 'The address leads to the top of the host, where the site is not.',
    remedy:
      "Write `withBasePath('/prices')`, with `withBasePath` from `libretto/site`. An address of the host that is not " +
      'the site begins with `https://`.',
    example: { none: 'it is about code, not content' },
  },
  'unknown-drawing': {
    what: 'A hero names a drawing that the code of the site does not have.',
    why: 'The page has no picture in this place.',
    remedy: 'Correct the name, or add the drawing as `site/drawings/NAME/NAME.tsx`.',
    example: { none: 'it is about code, not content' },
  },
  'build-failed': {
    what: 'Code of the site threw an error while a page was rendered.',
    why: 'The page cannot be made, and an incomplete site is not published.',
    remedy: 'Fix the code at the place that the message names. `libretto build --verbose` prints the whole stack.',
    example: { none: 'it is about code, not content' },
  },
  'host-limit': {
    what: 'The site passes a limit of a host: of redirects, rules, lines, files or sizes, or of what can redirect.',
    why: 'The host would leave out what is too much without a word, or refuse the site when it is to be published.',
    remedy:
      'Remove what nobody needs, or choose another host. ' +
      '`hosts` in `site.yaml` names the hosts that you use, and there are no warnings about others.',
    example: { none: 'it takes more than a thousand redirects' },
  },
  environment: {
    what: 'The environment stops the build: the disk is full, a folder cannot be written, or another build runs.',
    why: 'The output folder stays as it was.',
    remedy: 'Do what the message says. `libretto doctor` checks the folders and versions.',
    example: { none: 'it depends on your disk' },
  },
  'node-version': {
    what: 'This version of Node is older than Libretto needs.',
    why: 'Libretto uses functions that the older version does not have.',
    remedy: 'Install a newer Node.',
    example: { none: 'it depends on your installation' },
  },
  package: {
    what: 'A package that Libretto needs is missing, has another version, or does not run on this system.',
    why: 'Packages with compiled parts are installed for one system, and fail when they are copied to another.',
    remedy: 'Remove `node_modules`, then run `npm install` on this system.',
    example: { none: 'it depends on your installation' },
  },
  'content-folder': {
    what: '`libretto doctor` finds no content folder with a `site.yaml` that it can read.',
    why: 'Commands without `--content` use the nearest site above the working directory.',
    remedy: 'Run the command inside a site, or name its folder with `--content`.',
    example: { none: 'it depends on your working directory' },
  },
  'output-folder': {
    what: 'The output folder is a link, is no folder, or cannot be written.',
    why: 'A build completes all files beside this folder, then renames them into it.',
    remedy: 'Choose another folder with `--out`, or change the permissions.',
    example: { none: 'it depends on your disk' },
  },
  'cache-folder': {
    what: 'The cache folder cannot be read or written, or is a link.',
    why: 'Each build begins anew and takes longer. Through a link, a build would write somewhere else, so it stops.',
    remedy: 'Remove the folder or the link, or choose another with `--cache`.',
    example: { none: 'it depends on your disk' },
  },
  'replaced-site': {
    what: 'The output folder has a site with another name and another address, from another content folder.',
    why: 'The build replaces it. Most often `--out` was forgotten.',
    remedy:
      'Name a folder for each site with `--out`, and build the other site again. If the old site is not needed, ' +
      'nothing is to be done: the next build does not say it.',
    example: { none: 'it is about the output folder, not content' },
  },
  'tracked-cache': {
    what: 'Files of the cache folder are in the repository.',
    why:
      'A build runs code from its cache. Whoever can commit a file there runs code on each machine that builds the ' +
      'site, although content alone cannot do that.',
    remedy: 'Run `git rm -r --cached .libretto`, and add `.libretto/` to `.gitignore`.',
    example: { none: 'it is about the repository, not content' },
  },
  'over-budget': {
    what: 'A page loads more than a budget of `site.yaml` allows.',
    why: 'Visitors with a slow connection wait longer for it.',
    remedy: 'Make the files smaller that the message names, or raise the limit in `budgets`.',
    example: {
      file: 'site.yaml',
      wrong: withLimit(0.5),
      right: withLimit(30),
    },
  },
  'no-preview-picture': {
    what: 'Titles of pages have letters that no typeface of the site has, such as Japanese, Arabic or Greek ones.',
    why: 'The pictures of these pages in link previews show the name of the site instead, or there are none.',
    remedy:
      'Name a font that has the letters as `cardFont` under `theme` in `site.yaml`. Or name a picture of 1200 × 630 ' +
      'pixels: as `image` of a page, or as `image` under `seo` in `site.yaml`, which all these pages show.',
    example: {
      file: 'pages/home.yaml',
      wrong: 'title: 潮の時刻\ndescription: A site for one example.\n',
      right: 'title: Tide times\ndescription: A site for one example.\n',
    },
  },
  'vanished-address': {
    what: 'The new site lacks an address of the old one, and does not redirect from it.',
    why: 'Bookmarks, search results and links of other sites lead to the not-found page.',
    remedy: 'Add a redirect to `redirects.yaml`, or the old address to the `aliases` of the article.',
    example: { none: 'it takes two built sites' },
  },
  'vanished-anchor': {
    what: 'A page of the new site lacks a heading that a link to the old page may name.',
    why: 'Links of other sites, bookmarks and search results that name it lead to the top of the page.',
    remedy: 'Write the old name behind the heading that takes its place: `## Prices {#price-list}`.',
    example: { none: 'it takes two built sites' },
  },
} satisfies Record<string, ProblemEntry>
