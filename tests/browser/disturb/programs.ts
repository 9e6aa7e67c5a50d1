// Programs that change the elements of a page, as functions that run in it; touch-page.ts has the translator and the
// simplest password manager.

/** A password manager that marks the fields. */
export function markFields(): void {
  for (const field of document.querySelectorAll<HTMLElement>('input, textarea')) {
    field.setAttribute('data-manager-id', 'field')
    field.setAttribute('data-form-type', 'other')
    field.style.setProperty('background-image', 'none')
    field.style.setProperty('padding-inline-end', '30px')
  }
}

/** A password manager with a host of its own at the end of the page, and a layer above all. */
export function addManagerHost(): void {
  const host = document.createElement('manager-host')
  host.attachShadow({ mode: 'open' }).append(document.createElement('input'))
  const layer = document.createElement('div')
  layer.style.setProperty('position', 'fixed')
  layer.style.setProperty('inset', '0')
  layer.style.setProperty('pointer-events', 'none')
  document.body.append(host, layer)
  document.documentElement.append(document.createElement('manager-host'))
}

/** A grammar checker: elements around and after the fields of long texts, and attributes. */
export function checkGrammar(): void {
  for (const field of document.querySelectorAll<HTMLElement>('textarea, input[type=text]')) {
    for (const name of ['data-gramm', 'data-gramm_editor', 'spellcheck', 'contenteditable'])
      field.setAttribute(name, 'false')
    const mirror = document.createElement('grammarly-extension')
    mirror.attachShadow({ mode: 'open' }).append(document.createElement('div'))
    field.before(mirror)
    field.after(document.createElement('grammarly-popups'))
  }
}

/** Gives every element colours for the dark, and each that is new. */
export function darkenPage(): void {
  const darken = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>('body *')) {
      element.setAttribute('data-darkreader-inline-color', '')
      element.style?.setProperty('color', 'rgb(220, 220, 220)')
    }
  }
  darken(document)
  new MutationObserver(() => darken(document)).observe(document.body, { childList: true, subtree: true })
}

/** An ad blocker: hides by a style sheet, and removes what looks like advertisement. */
export function blockAds(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-ad], [class*=sponsor] { display: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  for (const drawing of document.querySelectorAll('[data-island] :is(svg, img, picture)')) drawing.remove()
}
