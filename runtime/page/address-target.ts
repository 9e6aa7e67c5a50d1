/**
 * The element that the address names. Browsers match it as :target once the whole page is there, which is later than
 * the first scripts run.
 */
export function addressTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    // Signs that are not encoded as they have to be name nothing.
    return null
  }
}
