// Where this page stands in the site. In: the page. Out: its route as the build names it, and the base path of the site.

/** Route of this page, e.g. /docs/api. */
export function routeOfPage(): string {
  return document.documentElement.getAttribute('data-path') ?? (location.pathname.replace(/\/$/, '') || '/')
}

/** What stands before every route: '' or /base. */
export function basePathOfPage(): string {
  const route = routeOfPage()
  const path = location.pathname.replace(/\/(?:index\.html)?$/, '') || '/'
  return route !== '/' && path.endsWith(route)
    ? path.slice(0, -route.length)
    : route === '/' && path !== '/'
      ? path
      : ''
}
