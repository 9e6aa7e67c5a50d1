// A page that has been split: an old address names a section that is now on a page below this one. The overview links
// to the section, so that link says where it is.

/** Goes on to the section that the address names, and this page does not have, if it has moved to a page below. */
export function startFollowMovedAnchor(): void {
  const { hash, pathname } = location
  if (hash.length < 2) return
  const below = `${pathname.replace(/\/$/, '')}/`
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')) {
    if (link.hash !== hash || link.host !== location.host || !link.pathname.startsWith(below)) continue
    location.replace(link.href)
    return
  }
}
