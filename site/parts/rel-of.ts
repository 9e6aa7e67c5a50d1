/** The rel attribute of a link: "noopener" for other hosts, undefined for pages of this site. */
export function relOf(href: string): 'noopener' | undefined {
  return /^https?:/i.test(href) ? 'noopener' : undefined
}
