// How much of the order of an old side bar is left: neighbours there that are neighbours here. Pages that the old side
// bar does not name are left out on both sides. llms.txt lists documentation in the order of the new side bar.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The address of a page of the content folder. */
const routeOf = (path) => `/${path.replace(/\.md$/, '').replace(/(^|\/)index$/, '')}`.toLowerCase()

/** Compares the side bars. Nothing to compare if the old one is no data, or there is none. */
export function compareOrder(dist, { summary }) {
  const path = join(dist, 'llms.txt')
  const { sideBar = [], pages = [] } = summary
  // Posts are in the order of their dates.
  if (sideBar.length < 2 || !existsSync(path)) return { neighbours: 0, parted: [] }
  const places = new Map(pages.map(({ from, to }) => [from, routeOf(to)]))
  const routes = sideBar.map((file) => places.get(file)).filter((route) => route && !route.startsWith('/blog/'))
  const links = readFileSync(path, 'utf8').matchAll(/\]\((?:https?:\/\/[^/)]+)?\/([^)]*?)(?:\.md)?\)/g)
  const addresses = [...links].map(([, address]) => routeOf(address))
  // A site may lie in a folder of its host.
  const base = addresses.find((address) => routes.some((route) => address.endsWith(route))) ?? ''
  const prefix = routes.reduce((found, route) => found ?? prefixOf(base, route), undefined) ?? ''
  const listed = [...new Set(addresses.map((address) => address.slice(prefix.length)))]
  const old = routes.filter((route) => listed.includes(route))
  const now = listed.filter((route) => old.includes(route))
  const after = new Map(now.map((route, index) => [route, now[index + 1]]))
  const parted = old.slice(1).filter((route, index) => after.get(old[index]) !== route)
  return { neighbours: Math.max(0, old.length - 1), parted }
}

function prefixOf(address, route) {
  return address.endsWith(route) ? address.slice(0, -route.length) : undefined
}
