/** A Markdown page of the manual's reference. */
export interface ReferencePage {
  /** Below docs/content/docs/reference. */
  path: string
  title: string
  /** One sentence, without Markdown. */
  description: string
  /** Place among its neighbours; without it by title. */
  order?: number
  /** Other names that the search finds it by. */
  keywords?: readonly string[]
  /** Paragraphs, headings and code. */
  body: readonly string[]
}

/** The text of a page's file. */
export function printPage({ title, description, order, keywords, body }: ReferencePage): string {
  const head = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description.replaceAll('`', ''))}`,
    ...(order === undefined ? [] : [`order: ${order}`]),
    ...(keywords === undefined ? [] : [`keywords: ${JSON.stringify(keywords)}`]),
    '---',
  ]
  return `${[head.join('\n'), ...body].join('\n\n')}\n`
}

/** Code with its language, and with the name of its file above it. */
export function printCode(language: string, text: string, file?: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}${file === undefined ? '' : ` title="${file}"`}\n${text.trimEnd()}\n${fence}`
}

/** Language of a content file's code. */
export function languageOf(file: string): string {
  const languages: Readonly<Record<string, string>> = { yaml: 'yaml', md: 'markdown', svg: 'xml', html: 'html' }
  return languages[file.slice(file.lastIndexOf('.') + 1)] ?? 'text'
}

/** A text for Markdown: what would be read as a claim or a tag is code. */
export function printProse(text: string): string {
  return text.replace(/\{claim:[^}]*\}|<[^>]*>/g, (sign) => `\`${sign}\``)
}

/** The beginning of a sentence that stands in the middle of a line elsewhere. */
export function sentenceOf(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.)]$/.test(text) ? '' : '.'}`
}
