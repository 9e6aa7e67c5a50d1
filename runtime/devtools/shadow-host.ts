// An element of the live client or the panel: one with a shadow root of its own, so that the site's styles and these never meet. In: its name,
// which begins with libretto-, and its styles. Out: the element, not yet in the page, and its root. Style elements are blocked by the site's policy.

/** Makes the element; names that begin with libretto- are left alone by the live client. */
export function createHost(
  name: `libretto-${string}`,
  ...styles: readonly string[]
): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement(name)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = styles.map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  return { host, root }
}
