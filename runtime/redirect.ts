// The script of a page at an old address: it leads on with the query and the fragment that the visitor came with.
// Without it, the page leads on by itself, and has a link. A target keeps a query or a fragment of its own.

const link = document.querySelector<HTMLAnchorElement>('main a')
if (link) {
  const target = new URL(link.href)
  const isPage = /^https?:$/.test(target.protocol)
  if (isPage && target.search === '') target.search = location.search
  if (isPage && target.hash === '') target.hash = location.hash
  // Replaced, so that the way back does not lead here again.
  location.replace(target)
}
