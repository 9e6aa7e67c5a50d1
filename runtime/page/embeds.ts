// Embeds: a press on <a data-embed="TITLE"> puts the page that it leads to into a frame in its place. With a key held,
// as for a new tab, it stays a link.

/** Makes the links of embeds show their frame. */
export function startEmbeds(): void {
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-embed]') : null
    if (!link || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.title = link.dataset.embed ?? ''
    frame.src = link.href
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    // Films are only shown to pages that say where they are.
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    link.replaceWith(frame)
    frame.focus()
  })
}
