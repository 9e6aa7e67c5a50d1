/** The element that a hash such as #prices names, if there is one. */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // A per cent sign that encodes nothing: no address of the site has one.
    return null
  }
}
