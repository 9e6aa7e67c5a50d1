// The rel attribute a link needs. In: its address. Out: "noopener" for other hosts, nothing for pages of this site.

export function relOf(href: string): 'noopener' | undefined {
  return /^https?:/i.test(href) ? 'noopener' : undefined
}
