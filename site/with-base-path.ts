// The compilation sets it: the path below which the site is published, e.g. /docs; empty at the top of a host.
declare const librettoBasePath: string | undefined

/**
 * The address of a page or a file of the site, for links and pictures that code writes by hand: /prices becomes
 * /docs/prices on a site that is published below /docs. What is no path of the site stays as it is.
 */
export function withBasePath(path: string): string {
  const basePath = typeof librettoBasePath === 'undefined' ? '' : librettoBasePath
  if (!/^\/(?!\/)/.test(path)) return path
  return path === '/' && basePath !== '' ? basePath : basePath + path
}
