// Code that runs inside a page. Each piece is a text, because the drivers take texts.

const helpers = `
  const wait = async (test, what) => {
    for (let turn = 0; turn < 400; turn++) {
      const found = test()
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error(what + ' does not come')
  }
  const find = (selector) => wait(() => document.querySelector(selector), selector)
  const setText = (field, text) => {
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
`

/** Errors from now on, of the page and of its islands. */
export const listen = `
  if (window.seenErrors) return
  window.seenErrors = []
  addEventListener('error', (event) => window.seenErrors.push(String(event.message)))
  addEventListener('unhandledrejection', (event) => window.seenErrors.push(String(event.reason)))
  const fail = ({ target }) => window.seenErrors.push('hydration of ' + target?.dataset?.island)
  addEventListener('hydration-error', fail, true)
`
export const takeSeen = 'return window.seenErrors?.splice(0) ?? []'

/** What is wrong with the layout: nothing may be wider than the window. */
export const overflow = `
  let found = null
  // After a change of its size a window needs a moment, and WebKit measures anew only when something scrolls.
  for (let turn = 0; turn < 40; turn++) {
    scrollTo({ left: 9999, behavior: 'instant' })
    scrollTo({ left: 0, behavior: 'instant' })
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    found = scrollWidth + ' pixels in ' + clientWidth
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return found
`

/** Scrolls down, so that the islands wake that wait to be seen, and says which islands the page has. */
export const lookAround = `
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  scrollTo({ top: 0, behavior: 'instant' })
  await document.fonts.ready
  return [...new Set([...document.querySelectorAll('[data-island]')].map(({ dataset }) => dataset.island))]
`

export const chooseTheme = (theme) => `localStorage.setItem('theme', ${JSON.stringify(theme)})`

/** Whether the page is dark. */
export const darkness = `
  const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g)?.map(Number) ?? []
  const root = getComputedStyle(document.documentElement)
  return root.colorScheme + ' ' + red
`

/** Chooses another tab of an island, or presses its first button, and waits until the island lives. */
export const useIsland = (name) => `${helpers}
  const island = await find('[data-island=${name}]')
  island.scrollIntoView({ block: 'center' })
  const tab = island.querySelector('[role=tab][aria-selected=false]')
  const button = [...island.querySelectorAll('button:not([disabled])')].find((each) => each.checkVisibility())
  const control = tab ?? button
  if (control) control.click()
  else island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await wait(() => island.hasAttribute('data-awake'), 'the life of the island')
  if (tab) {
    const { id } = tab
    await wait(() => document.getElementById(id)?.getAttribute('aria-selected') === 'true', 'the tab')
  }
`

/** What visitors come for, where a press of one button says too little. */
export const paths = {
  '/contact': `${helpers}
    const form = await find('[data-island=ContactForm] form')
    const island = form.closest('[data-island]')
    const submit = form.querySelector('button[type=submit], button:not([type])')
    submit.click()
    await wait(() => form.querySelector('[aria-invalid=true]'), 'a message about an empty field')
    for (const field of form.querySelectorAll('input:not([type=hidden]), textarea'))
      setText(field, field.type === 'email' ? 'ada@example.com' : 'A question about calls, twenty letters long.')
    await wait(() => !form.querySelector('[aria-invalid=true]'), 'the end of the messages')
    form.querySelector('button[type=submit], button:not([type])').click()
    await wait(() => /thank/i.test(island.querySelector('[role=status]')?.textContent), 'the thanks')
  `,
  '/docs/sdk': `${helpers}
    const island = await find('[data-island=CodePlayground]')
    island.scrollIntoView({ block: 'center' })
    const buttons = [...island.querySelectorAll('button')]
    buttons.find((each) => each.textContent === 'Run Code').click()
    await wait(() => island.querySelector('[role=log]')?.textContent, 'the output')
  `,
  '/help': `${helpers}
    const island = await find('[data-island=HelpSearch]')
    const field = island.querySelector('input')
    field.focus()
    setText(field, 'no such thing')
    const text = island.textContent
    await wait(() => island.hasAttribute('data-awake') && island.textContent !== text, 'the answer')
  `,
  '/api': `${helpers}
    const call = await find('[data-island=ApiExplorer] .explorer-call')
    call.click()
    await find('[data-island=ApiExplorer] [role=tabpanel]')
  `,
}

/** The search dialog, opened with its key by the tool. */
export const isSearchReady = `${helpers}
  await wait(() => document.querySelector('[data-search-key]')?.hidden === false, 'the key of the search')
`
export const search = `${helpers}
  const field = await find('dialog.search[open] input')
  await wait(() => document.activeElement === field, 'the focus')
  setText(field, 'webrtc')
  await find('.search-hit')
`
export const isSearchClosed = `${helpers}
  await wait(() => !document.querySelector('dialog.search[open]'), 'the end of the dialog')
`

/** Where the focus is, for people who see it. */
export const focus = `
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return null
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(activeElement)
  const isMarked = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  const name = activeElement.textContent.trim().slice(0, 30) || activeElement.getAttribute('aria-label')
  return [activeElement.tagName + ' ' + name, isMarked]
`
