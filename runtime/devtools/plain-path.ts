/** A path without what the server does not look at: a slash or `index.html` at the end, and percent signs. */
export function plainPath(given: string): string {
  return decodeURIComponent(given).replace(/\/(?:index\.html)?$/, '') || '/'
}
