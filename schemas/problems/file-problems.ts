// Files that cannot be read as content, whatever is in them.

import type { ProblemEntry } from './problem-entry.ts'

export const fileProblems = {
  'missing-file': {
    what: 'The content folder has no `site.yaml`.',
    why: 'Every address that the site prints begins with the `url` of this file.',
    remedy: 'Create the file with `name` and `url`, or run the command inside the folder of your site.',
    example: { file: 'site.yaml', right: 'name: Example\nurl: https://example.com\n' },
  },
  'unused-file': {
    what: 'No part of the site uses this file.',
    why: 'A misplaced or misnamed file is not published, and nobody notices that it is missing.',
    remedy:
      'Move pictures and downloads to `assets/`, files for the top of the site to `root/`, and articles to the ' +
      'folder of their collection. ' +
      'Move everything else out of the content folder.',
    example: { file: 'notes.txt', wrong: 'Ask for a new logo.\n' },
  },
  'not-a-file': {
    what:
      'The content folder has a symbolic link, a pipe or something else that is no regular file, or a file in the ' +
      'place of the folder of a language.',
    why: 'A link can lead out of the folder and publish what nobody meant to publish.',
    remedy: 'Replace it with the file or the folder itself, or remove it.',
    example: { none: 'a link has no text to show' },
  },
  unreadable: {
    what: 'The system refuses to open this file.',
    why: 'A site without the file would be incomplete, so nothing is built.',
    remedy: 'Give yourself permission to read the file, or remove it.',
    example: { none: 'it depends on the permissions of your disk' },
  },
  'too-large': {
    what: 'A YAML or Markdown file is larger than 1 MiB.',
    why: 'Parsing time and memory have a limit, so that no single file can stop a build.',
    remedy: 'Split the file at the line of the message.',
    example: { none: 'the file would fill this page many times' },
  },
  'too-many': {
    what: 'A page has more than 1,000 blocks, or more than 5,000 blocks and headings.',
    why: 'Each id must differ from all others of the page, and comparing them takes ever longer.',
    remedy: 'Split the page into several pages.',
    example: { none: 'the file would fill this page many times' },
  },
  'more-problems': {
    what: 'A file has more than 1,000 problems, and the rest is not listed.',
    why: 'So many problems usually have one cause near the top of the file.',
    remedy: 'Correct the first problems of the file, then check again.',
    example: { none: 'it takes more than 1,000 mistakes' },
  },
  encoding: {
    what: 'The file is not UTF-8 text, or has a NUL character or two byte order marks.',
    why: 'Letters outside English would be published as other letters.',
    remedy: 'Save the file as UTF-8 without a byte order mark. The message names the first wrong byte.',
    example: { none: 'the bytes of another encoding cannot be printed' },
  },
  'front-matter': {
    what: 'A Markdown file does not begin with front matter between two lines of `---`.',
    why: 'The front matter has the title, without which the article has no name in any list.',
    remedy: 'Write `---`, the keys and `---` at the top of the file.',
    example: {
      file: 'help/sound.md',
      wrong: 'title: Sound\n\nTurn up the volume.\n',
      right: '---\ntitle: Sound\n---\n\nTurn up the volume.\n',
    },
  },
  'unused-asset': {
    what: 'Nothing on the site mentions a file of `assets/`, or no article one that lies beside it.',
    why: 'Nobody needs it any more, or a page has lost its picture. A file of `assets/` is published all the same.',
    remedy:
      'Show the file or link to it, or remove it. ' +
      'If only e-mails, apps or other sites use it, list it under `sharedAssets` in `site.yaml`.',
    example: { file: 'assets/plan.txt', wrong: 'First the cable.\n' },
  },
  'asset-type': {
    what: 'A file in `assets/` is one that browsers run, such as a page or a program with an unusual name.',
    why: 'It would run in the name of the site, with access to everything that the site can do in a browser.',
    remedy: 'Put it into a .zip file to offer it for download, or publish it on another host.',
    example: { file: 'assets/demo.html', wrong: '<h1>Demo</h1>\n' },
  },
  'root-file': {
    what:
      'A file of `root/` cannot be at the top of the site: a page, a file that speaks to the host, or one in a ' +
      'folder that belongs to other files.',
    why:
      'A page there would run in the name of the site, without its policy. Files for hosts are made by the build, so ' +
      'that all of them say the same.',
    remedy:
      'Write pages as content. A search engine that verifies the site by an HTML file, as Google, Naver and Yandex ' +
      'do, needs it as you got it. Other services give a meta element for `head` in `site.yaml`.',
    example: {
      file: 'root/googlef00dcafe12345678.html',
      wrong: '<h1>Verified</h1>\n',
      right: 'google-site-verification: googlef00dcafe12345678.html\n',
    },
  },
  'other-root': {
    what: 'Beside the content is a folder `public/` or `static/`, from which other generators publish files.',
    why: 'Libretto does not read it, so a file such as `ads.txt` would be missing on the site without a word.',
    remedy:
      'Move files for the top of the site to `content/root/`, and others to `content/assets/`. If another program ' +
      'needs the folder, make a folder `content/root/` with a `README.md`, and nothing is said.',
    example: { none: 'it is about a folder beside the content' },
  },
  'picture-size': {
    what: 'A drawing that a page shows has neither a size nor a viewBox.',
    why: 'Browsers show a part of 300 by 150 pixels, and nothing tells them to scale the rest into it.',
    remedy: 'Add `viewBox` to the `<svg>` element: the corner, width and height of what is drawn.',
    example: {
      file: 'assets/mark.svg',
      wrong: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z" /></svg>\n',
      right: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" /></svg>\n',
      beside: { 'help/sound.md': '---\ntitle: Sound\n---\n\n![A wave](/assets/mark.svg)\n' },
    },
  },
  'faint-logo': {
    what: 'The logo, or the `mark` beside the name, has nearly the colour of the page that it is on.',
    why: 'A logo in dark letters vanishes for each visitor who reads dark pages.',
    remedy: 'Name a lighter picture in `logoDark`, or switch dark pages off with `theme: { dark: false }`.',
    example: {
      file: 'site.yaml',
      wrong: 'name: Example\nurl: https://example.com\nlogo: /assets/logo.svg\n',
      right: 'name: Example\nurl: https://example.com\nlogo: /assets/logo.svg\ntheme: { dark: false }\n',
      beside: {
        'assets/logo.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9L0 9z" fill="#111"/></svg>\n',
      },
    },
  },
  'broken-picture': {
    what: 'A file with the name of a picture is none, cannot be decoded or drawn, or has more than 100 million pixels.',
    why: 'Browsers show nothing in its place, or load a huge file. A `mark` that is costly to draw ends the build.',
    remedy: 'Export the picture again: smaller if it is huge, without filters and texts if it is the `mark`.',
    example: { none: 'the bytes of a picture cannot be printed' },
  },
  'asset-font': {
    what: 'A file in `assets/` has the name of a font and other contents, or is damaged.',
    why: 'Browsers refuse the font and show the texts of the site in another one.',
    remedy: 'Convert the font to WOFF2. Renaming a .ttf or .otf file is not enough. `cardFont` may name either.',
    example: { file: 'assets/face.woff2', wrong: 'version https://git-lfs.github.com/spec/v1\n' },
  },
  'asset-svg': {
    what: 'An SVG or XML picture has a script, an event handler, or a link to something outside.',
    why: 'Whoever opens the picture by its own address runs the script and loads what it names.',
    remedy: 'Remove the part that the message shows, or export the picture as plain SVG.',
    example: {
      file: 'assets/mark.svg',
      wrong: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="start()"></svg>\n',
      right: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>\n',
      beside: { 'help/sound.md': '---\ntitle: Sound\n---\n\n![A wave](/assets/mark.svg)\n' },
    },
  },
} satisfies Record<string, ProblemEntry>
