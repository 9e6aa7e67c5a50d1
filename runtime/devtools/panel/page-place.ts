/** Route of this page, e.g. /docs/api. */
export function routeOfPage(): string {
  return document.documentElement.getAttribute('data-path') ?? (location.pathname.replace(/\/$/, '') || '/')
}

/** Base path of the site, before every route: '' or /base. */
export function basePathOfPage(): string {
  const route = routeOfPage()
  const path = location.pathname.replace(/\/(?:index\.html)?$/, '') || '/'
  if (route === '/') return path === '/' ? '' : path
  return path.endsWith(route) ? path.slice(0, -route.length) : ''
}
