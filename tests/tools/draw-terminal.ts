// What a terminal shows, as an SVG in light and dark colours that appears line by line.

const [fontSize, lineHeight, padding] = [14, 21, 20]
const characterWidth = 8.43
/** Seconds between two paragraphs, and between two lines of one. */
const [betweenParagraphs, betweenLines] = [0.9, 0.06]

const styles: Readonly<Record<number, string>> = { 1: 'b', 2: 'd', 31: 'r', 32: 'g', 33: 'y', 36: 'c' }
const ends: Readonly<Record<number, readonly string[]>> = { 22: ['b', 'd'], 39: ['r', 'g', 'y', 'c'] }

/** `text` has colours as escape codes. `title` says what is seen, for those who do not see it. */
export function drawTerminal(command: string, text: string, title: string): string {
  const lines = text.trimEnd().split('\n')
  const columns = Math.max(...lines.map((line) => line.replaceAll(escapeCode, '').length), command.length + 2)
  const width = Math.ceil(columns * characterWidth) + 2 * padding
  const height = (lines.length + 2) * lineHeight + 2 * padding - lineHeight / 2
  const size = `width="${width}" height="${height}"`
  let seconds = 0.6
  const drawn = lines.map((line, index) => {
    seconds += line === '' ? betweenParagraphs : betweenLines
    return drawLine(drawSpans(line), index + 2, seconds)
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escape(title)}</title>`,
    `<style>${style}</style>`,
    `<rect class="window" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10"/>`,
    drawLine(`<tspan class="d">$</tspan> <tspan class="b">${escape(command)}</tspan>`, 0, 0),
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}

const style = [
  'text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre}',
  'text{fill:#1f2733}',
  '.window{fill:#fbfbfa;stroke:#d9dce1}',
  '.b{font-weight:700}.d{fill:#656d78}.r{fill:#b3261e}.g{fill:#1b6e3c}.y{fill:#8a5a00}.c{fill:#0b6477}',
  '@media (prefers-color-scheme:dark){text{fill:#e3e7ed}.window{fill:#14181f;stroke:#343b46}',
  '.d{fill:#98a2b0}.r{fill:#ff8a80}.g{fill:#7bd69a}.y{fill:#f0c36d}.c{fill:#72d0e3}}',
  '@media (prefers-reduced-motion:no-preference){.line{animation:appear .25s both}',
  '@keyframes appear{from{opacity:0}}}',
].join('')

function drawLine(spans: string, row: number, seconds: number): string {
  const y = padding + row * lineHeight + fontSize
  const delay = seconds === 0 ? '' : ` style="animation-delay:${seconds.toFixed(2)}s"`
  return `<text class="line" x="${padding}" y="${y}"${delay}>${spans}</text>`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
const escapeCode = /\u001b\[(\d+)m/g

function drawSpans(line: string): string {
  const on = new Set<string>()
  let spans = ''
  for (const [index, part] of line.split(escapeCode).entries()) {
    if (index % 2 === 0) {
      const text = escape(part)
      spans += text === '' || on.size === 0 ? text : `<tspan class="${[...on].join(' ')}">${text}</tspan>`
      continue
    }
    const code = Number(part)
    const [begun, ended = []] = [styles[code], ends[code]]
    if (begun === undefined && ended.length === 0) throw new Error(`the colour ${code} has no style`)
    if (begun !== undefined) on.add(begun)
    for (const name of ended) on.delete(name)
  }
  return spans
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
