/** Is it the page that the watch serves until its first build is complete. */
export function isWaiting(page: Document): boolean {
  return page.querySelector('meta[name="libretto-waiting"]') !== null
}
