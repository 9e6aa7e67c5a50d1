// Saves a file of the visitor. In: where it is and its name. Out: nothing; the browser asks or saves.
// Never leaves the page. The link that is clicked is never part of the document.

export function saveFile(href: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
}
