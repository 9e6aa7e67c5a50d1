// Two readers of feeds: feedparser for Atom, which is strict about XML, and feedsmith for both formats. What they read
// has to be complete by the rules of the formats.

import { readFileSync } from 'node:fs'
import { filesOf, shortPath } from './built-sites.js'
import { atomMistakes, jsonFeedMistakes } from './feed-mistakes.js'
import { installPackage } from './install-package.js'

export const feedReaders = {
  name: 'feeds',
  check: async ({ folder, sites }) => {
    const [feedparser, feedsmith] = ['feedparser@2', 'feedsmith@3'].map((name) => installPackage(folder, name))
    if (!feedparser || !feedsmith) return { skipped: 'npm cannot fetch feedparser and feedsmith' }
    const FeedParser = feedparser.require('feedparser')
    const { parseAtomFeed, parseJsonFeed } = feedsmith.require('feedsmith')
    const [atom, json] = ['/feed.xml', '/feed.json'].map((ending) => filesOf(sites(), ending))
    const findings = []
    for (const file of [...atom, ...json]) {
      const text = readFileSync(file, 'utf8')
      const mistakes = file.endsWith('.xml')
        ? [...(await readStrictly(FeedParser, text)), ...atomMistakes(parseAtomFeed(text))]
        : [...lostItems(parseJsonFeed(text), JSON.parse(text)), ...jsonFeedMistakes(JSON.parse(text))]
      findings.push(...mistakes.map((mistake) => `${shortPath(file, folder)}: ${mistake}`))
    }
    return { checked: `${atom.length} Atom feeds, ${json.length} JSON feeds`, findings }
  },
}

/** Resolves with what is wrong with the XML, and with articles that lack what readers show. */
function readStrictly(FeedParser, text) {
  return new Promise((resolve) => {
    const mistakes = []
    const parser = new FeedParser({ resume_saxerror: true })
    parser.on('error', (error) => mistakes.push(error.message))
    parser.on('data', ({ guid, title, link, pubdate }) => {
      if (!guid || !title || !link || !(pubdate instanceof Date)) mistakes.push(`${guid}: feedparser misses a part`)
    })
    parser.on('end', () => resolve(mistakes))
    parser.end(text)
  })
}

function lostItems(read, written) {
  const count = read.items?.length ?? 0
  return count === written.items.length ? [] : [`feedsmith reads ${count} of ${written.items.length} items`]
}
