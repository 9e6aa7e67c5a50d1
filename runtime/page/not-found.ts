// The not-found page: logs the bad path, shows the text of the path's section (hosts may have only one 404 file for
// all), and suggests the pages with the most similar addresses. All texts are in the JSON of the page.

interface NotFoundData {
  alternatives: { prefix: string; title: string; message: string; linkLabel: string; linkHref: string }[]
  pages: { label: string; href: string }[]
}

const suggestions = 3

/** Completes the not-found page. */
export function startNotFound(): void {
  console.error('404 Error: this page does not exist:', location.pathname)
  const data = document.getElementById('not-found-data')
  if (!data) return
  const { alternatives, pages } = JSON.parse(data.textContent ?? '{}') as NotFoundData
  const path = location.pathname
  const match = alternatives.find(({ prefix, linkHref }) => {
    const place = linkHref.replace(/\/$/, '')
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
