// Which names in the content folder are nobody's content. Pure.

/**
 * Leavings of editors and system files: dot files, copies, what vim (4913), Emacs (#a.md#) and JetBrains write for a moment. A README is for the
 * people who write here.
 */
export function isIgnoredName(name: string): boolean {
  return /^\.|~$|\.(?:swp|tmp|bak|orig)$|^#.*#$|___jb_(?:tmp|old)___$|^(?:4913|Thumbs\.db|README\.md|node_modules)$/.test(
    name,
  )
}
