// Text in a tab of a widget that is not alive yet is found, too: the browser's search looks into what is hidden until
// found. What it has found is shown at once, and the widget wakes with that tab.

/** Lets the browser's search find what is in the hidden tabs of widgets. */
export function startFindInside(): void {
  for (const tabs of document.querySelectorAll('.tab-panels:not([data-live])')) {
    const panels = [...tabs.children].filter((panel): panel is HTMLElement => panel instanceof HTMLElement)
    const shown = panels.find((panel) => panel.checkVisibility()) ?? panels[0]
    const show = (chosen: HTMLElement | undefined) => {
      for (const panel of panels) panel.hidden = panel === chosen ? false : 'until-found'
    }
    show(shown)
    // The style sheet shows the first one or that of the address up to here.
    tabs.setAttribute('data-live', '')
    for (const panel of panels)
      panel.addEventListener('beforematch', () => {
        if (tabs.parentElement?.hasAttribute('data-live')) return
        show(panel)
        // The kind of event for which an island waits.
        panel.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      })
  }
}
