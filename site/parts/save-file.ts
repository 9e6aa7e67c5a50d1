/** Starts a download by clicking a link that is never part of the document. The page stays open. */
export function saveFile(href: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
}
