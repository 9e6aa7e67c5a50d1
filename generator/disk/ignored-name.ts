// Which names in the content folder are nobody's content. Pure.

const temporaryName = /^\.|~$|\.(?:swp|tmp|bak|orig)$|^#.*#$|___jb_(?:tmp|old)___$|^4913$/
const systemNames = new Set(['Thumbs.db', 'README.md', 'node_modules'])

/** Hidden folders that are published: of content/root only. Elsewhere their files are reported. */
const publishedNames = new Set(['.well-known'])

/**
 * System files and temporary files of editors: dot files, copies, and what vim (4913), Emacs (#a.md#) and JetBrains
 * write for a moment. A README is for the people who write here.
 */
export function isIgnoredName(name: string): boolean {
  return (temporaryName.test(name) && !publishedNames.has(name)) || systemNames.has(name)
}
