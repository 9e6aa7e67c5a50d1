/**
 * Makes an element of the live client or the panel, with a shadow root that keeps its styles and the site's apart. The
 * live client does not patch elements whose names begin with libretto-. Styles are constructable sheets, because the
 * site's policy blocks style elements.
 */
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
