// Where a picture of a text lies, and how the text names it. Paths are below the content folder.

/** A picture that is stored, as a text shows it. */
export interface InsertedPicture {
  /** Relative to the text, or from the top of the site. Percent-encoded, as a link of Markdown needs it. */
  path: string
  /** Empty for a picture that only decorates. For a file that is no picture, the text of the link. */
  alt: string
}

/** Folder of the files that belong to a text: beside an article, and for everything else that of the whole site. */
export function folderFor(text: string): string {
  return text.endsWith('.md') ? text.replace(/(?:\/index)?\.md$/, '') : 'assets'
}

/** A stored file as a text names it, ready for a link of Markdown. */
export function pathFrom(text: string, { file, url }: { file: string; url: string }): string {
  if (!text.endsWith('.md') || file.startsWith('assets/')) return encodePath(url)
  const here = text.split('/').slice(0, -1)
  const there = file.split('/')
  let same = 0
  while (same < here.length && here[same] === there[same]) same++
  return encodePath([...here.slice(same).map(() => '..'), ...there.slice(same)].join('/'))
}

/** Markdown that shows a picture, or links to another file. */
export function markdownFor(path: string, text: string, isPicture: boolean): string {
  const plain = text.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&')
  return `${isPicture ? '!' : ''}[${plain}](${path})`
}

/** A name as part of an address of the API; the watch makes a clean one of it. */
export function sentName(name: string): string {
  const plain = name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: names of files may hold them
    .replace(/[\\/:%\u0000-\u001f\u007f-\u009f]+/g, '-')
    .replace(/^[. ]+|[. ]+$/g, '')
  return encodeURIComponent(plain === '' ? 'file' : plain)
}

/** Brackets, spaces and letters that a link of Markdown may not have are percent-encoded. */
function encodePath(path: string): string {
  return encodeURI(path).replace(/[()#?]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
