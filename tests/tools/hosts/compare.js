// The one table of what a host should answer, and what a host is known not to do: docs/content/docs/publish/hosts.md
// says these to readers.

/** Kind of address → the right answer on every host. */
const right = {
  'home page': '200, headers',
  'home page below a path': '200, headers',
  page: '200, headers',
  'page, other slash': 'moved',
  'old address': 'moved',
  'old address, with a slash': 'moved',
  'old address, for now': 'moved',
  'old address, for now, with a slash': 'moved',
  'old address, own query': 'moved',
  'old address, own query, with a slash': 'moved',
  'old address, in capitals': 'moved',
  'old address, in capitals, with a slash': 'moved',
  'old address, no file name': 'moved',
  'old address, no file name, with a slash': 'moved',
  'old address, a space': 'moved',
  'old address, a space, with a slash': 'moved',
  'old address, a space, own query': 'moved',
  'old address, a percent sign': 'moved',
  'old address, a percent sign, with a slash': 'moved',
  'old address, quotes': 'moved',
  'old address, quotes, with a slash': 'moved',
  'old file': 'moved',
  'below a star': 'moved',
  'below a star, with a slash': 'moved',
  'below a star, rest kept': 'moved',
  'to another site': 'moved',
  missing: '404, nearest page',
  'missing in a section': '404, nearest page',
  'missing in another language': '404, nearest page',
  asset: '200, kept for a year',
  'program to download': '200, a download, no script',
  feed: '200, its type',
  'Markdown version': '200, noindex',
  'sitemap, robots.txt': '200, its type',
}

const noHeaders = {
  'home page': '200',
  'home page below a path': '200',
  page: '200',
  asset: '200',
  'program to download': '200',
  'Markdown version': '200',
}
const oneMissing = {
  'missing in a section': '404, page of the whole site',
  'missing in another language': '404, page of the whole site',
}
const twoSteps = Object.fromEntries(
  Object.keys(right).flatMap((kind) => (kind.endsWith(', with a slash') ? [[kind, 'moved in two steps']] : [])),
)
const exact = Object.keys(right).filter((kind) => kind.startsWith('old '))
const below = Object.keys(right).filter((kind) => kind.startsWith('below ') || kind === 'to another site')
const answerTo = (kinds, text) => Object.fromEntries(kinds.map((kind) => [kind, text]))

/** What takes the place of a star may be a file, so that it gets no slash. */
const restInSteps = { 'below a star, rest kept': 'moved in two steps' }

/** Name of a host → kind of address → the best that it can answer. */
const best = {
  'nginx-slashes': restInSteps,
  'caddy-slashes': restInSteps,
  netlify: {
    // What it publishes leads on; the program for developers has the setting "pretty URLs" off.
    'page, other slash': '200',
    // Its program for developers has a word of its own there.
    asset: '200',
    'program to download': '200, a download',
    ...answerTo(
      exact.filter((kind) => kind.includes('a space')),
      '200, a page leads on',
    ),
    ...answerTo(
      exact.filter((kind) => kind.includes('quotes')),
      '404',
    ),
  },
  vercel: { ...twoSteps, ...oneMissing },
  github: {
    ...noHeaders,
    ...oneMissing,
    ...answerTo(exact, '200, a page leads on'),
    ...answerTo(below, '404'),
    ...answerTo(
      exact.filter((kind) => /no file name|in capitals|quotes/.test(kind)),
      '404',
    ),
  },
  gitlab: {
    ...noHeaders,
    ...oneMissing,
    'page, other slash': 'moved for now',
    ...answerTo(
      [...exact, ...below].filter((kind) => !kind.includes('own query')),
      'moved, query lost',
    ),
    'below a star, rest kept': 'moved for now in two steps, query lost',
  },
}

/** Prints the table and each difference. Gives the exit code. */
export function printTable(columns, print = console.log) {
  const kinds = Object.keys(right).filter((kind) =>
    columns.some(({ answers }) => answers.some((one) => one.kind === kind)),
  )
  const cells = kinds.map((kind) => columns.map(({ name, answers }) => cellOf(kind, name, answers)))
  const header = ['', ...columns.map(({ name }) => name)]
  const rows = [header, ...kinds.map((kind, index) => [kind, ...cells[index].map(({ text }) => text)])]
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  for (const row of rows)
    print(
      row
        .map((text, column) => text.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
  const differences = columns.flatMap(({ name, answers }) => differencesOf(name, answers))
  const unknown = columns.flatMap(({ name, answers }) =>
    [...new Set(answers.filter(({ kind }) => right[kind] === undefined).map(({ kind }) => kind))].map(
      (kind) => `${name}: the table has no line for "${kind}"`,
    ),
  )
  print('')
  for (const line of [...differences, ...unknown]) print(line)
  const asked = columns.reduce((sum, { answers }) => sum + answers.length, 0)
  print(`${asked} addresses asked, ${differences.length} answers differ`)
  return differences.length + unknown.length > 0 ? 1 : 0
}

function wantedOf(name, kind) {
  return best[name]?.[kind] ?? right[kind]
}

function cellOf(kind, name, answers) {
  const own = answers.filter((answer) => answer.kind === kind)
  if (own.length === 0) return { text: '–' }
  const wrong = own.filter(({ text }) => text !== wantedOf(name, kind))
  if (wrong.length > 0) return { text: `${wrong.length} of ${own.length} DIFFER` }
  const wanted = wantedOf(name, kind)
  return { text: wanted === right[kind] ? `right (${own.length})` : `${wanted} (${own.length})` }
}

function differencesOf(name, answers) {
  return answers
    .filter(({ kind, text }) => right[kind] !== undefined && text !== wantedOf(name, kind))
    .map(
      ({ site, kind, path, text }) => `${name}, ${site}: ${path} (${kind}): ${text}; wanted: ${wantedOf(name, kind)}`,
    )
}
