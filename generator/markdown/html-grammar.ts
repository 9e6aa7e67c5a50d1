// What Markdown takes for a tag. satteri takes more: `<a href=x?y=1>`, where CommonMark allows no second `=`.

const attribute = String.raw`\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>${'`'}]+|'[^']*'|"[^"]*"))?`
const tag = String.raw`<[a-z][a-z0-9-]*(?:${attribute})*\s*\/?>|<\/[a-z][a-z0-9-]*\s*>`

const wholeTag = new RegExp(`^(?:${tag})$`, 'i')
const lineOfTag = new RegExp(`^\\s*(?:${tag})[ \\t]*(?:\\n|$)`, 'i')

/** Elements whose tags begin a piece of HTML wherever they begin a line (CommonMark 0.31, HTML blocks 1 and 6). */
const blockTags: ReadonlySet<string> = new Set(
  (
    'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt ' +
    'fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li ' +
    'link main menu menuitem nav noframes ol optgroup option p param pre script search section style summary table ' +
    'tbody td textarea tfoot th thead title tr track ul'
  ).split(' '),
)

/** Whether a node of HTML is one to CommonMark. `isFlow` for one between paragraphs. */
export function isHtml(value: string, isFlow: boolean): boolean {
  if (/^\s*<[!?]/.test(value)) return true
  if (!isFlow) return wholeTag.test(value)
  const name = /^\s*<\/?([a-z][a-z0-9]*)(?=[\s/>]|$)/i.exec(value)?.[1]?.toLowerCase()
  return (name !== undefined && blockTags.has(name)) || lineOfTag.test(value)
}
