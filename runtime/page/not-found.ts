// The not-found page: logs the bad path, shows the text of the path's section (hosts may have only one 404 file for
// all), and suggests the pages with the most similar addresses. All texts are in the JSON of the page. Below the start
// page of another language, the not-found page of that language takes over, with the address that was asked for.

interface NotFoundData {
  alternatives: { prefix: string; title: string; message: string; linkLabel: string; linkHref: string }[]
  pages: { label: string; href: string }[]
  /** Start pages of the other languages, on the page that hosts may have for all of them. */
  starts?: string[]
}

const suggestions = 3
// In the address of the page that takes over.
const passedOn = '?passed-on'

/** Completes the not-found page. */
export function startNotFound(): void {
  const data = document.getElementById('not-found-data')
  const { alternatives, pages, starts = [] } = JSON.parse(data?.textContent || '{}') as Partial<NotFoundData>
  if (location.search === passedOn) showAskedAddress()
  else if (passOn(starts)) return
  const path = location.pathname
  console.error('404 Error: this page does not exist:', path)
  if (!alternatives || !pages) return
  const match = alternatives.find(({ prefix, linkHref }) => {
    const place = withoutSlash(linkHref)
    return prefix === '/' ? path === place || path === `${place}/` : path.startsWith(`${place}/`)
  })
  if (match) {
    setText('not-found-title', match.title)
    setText('not-found-text', match.message)
    const link = document.querySelector<HTMLAnchorElement>('#not-found-link a')
    if (link) {
      link.href = match.linkHref
      link.textContent = match.linkLabel
    }
  }
  const near = document.getElementById('not-found-near')
  const list = near?.querySelector('ul')
  if (!near || !list) return
  for (const { label, href } of nearestPages(path, pages).slice(0, suggestions)) {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = href
    link.textContent = label
    item.append(link)
    list.append(item)
  }
  near.hidden = list.childElementCount === 0
}

// A host that knows the page of the language has sent it already.
function passOn(starts: readonly string[]): boolean {
  const folder = starts.map(withoutSlash).find((start) => `${location.pathname}/`.startsWith(`${start}/`))
  if (folder === undefined) return false
  location.replace(`${folder}/404.html${passedOn}`)
  return true
}

// The referrer is the address that was asked for: the other page has been replaced. Other sites cannot set it.
function showAskedAddress(): void {
  if (document.referrer.startsWith(`${location.origin}/`)) history.replaceState(history.state, '', document.referrer)
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}

function setText(id: string, text: string): void {
  const element = document.getElementById(id)
  if (element) element.textContent = text
}

/** Pages by how similar their address is to a path, most similar first, by shared pairs of letters. */
function nearestPages<Page extends { href: string }>(path: string, pages: readonly Page[]): Page[] {
  const wanted = pairsOf(path)
  const score = (page: Page) => {
    const own = pairsOf(page.href)
    const shared = [...wanted].filter((pair) => own.has(pair)).length
    return (2 * shared) / (wanted.size + own.size || 1)
  }
  return [...pages].sort((a, b) => score(b) - score(a))
}

function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2)))
}
