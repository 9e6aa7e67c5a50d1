// Hostile HTML of texts in a real browser, on a page without any policy: nothing runs, nothing leaves its place, and
// reading the page again gives the same.

import { afterAll, expect, it } from 'vitest'
import { compileHtml } from '../generator/html-of.ts'
import { allHostileHtml } from '../samples/hostile-html.ts'
import { closePages, openBrowser } from './site-browser.ts'

afterAll(closePages)

const options = { parser: 'satteri', baseDepth: 2, takenIds: ['main'], claims: {} } as const

it('of a text runs nothing and breaks nothing, without a policy', async () => {
  const texts = allHostileHtml.map(([, html], index) => {
    const source = `${html}\n\nBefore ${html} after.\n\n- ${html.replaceAll('\n', ' ')}\n`
    return compileHtml(source, { ...options, prefix: `text-${index}` }).html
  })
  const page = await (await (await openBrowser()).newContext()).newPage()
  const opened: string[] = []
  page.on('dialog', (dialog) => {
    opened.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => opened.push(error.message))
  page.on('popup', (popup) => opened.push(popup.url()))
  // What a hostile address would load fails at once, and runs its onerror.
  await page.route('**', (route) => route.abort())
  const body = texts.map((html) => `<section class="case">${html}</section>`).join('')
  await page.setContent(`<!DOCTYPE html><html lang="en"><body><main id="main">${body}</main></body></html>`)
  const found = await page.evaluate(() => {
    const cases = [...document.querySelectorAll('main > section.case')]
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      for (const kind of ['click', 'focus', 'mouseover', 'toggle', 'error', 'load', 'submit'])
        element.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }))
    }
    const again = document.createElement('div')
    return {
      ranCode: (window as { ranCode?: number }).ranCode,
      cases: cases.length,
      others: document.body.children.length,
      foreign: document.querySelectorAll('main :is(script, style, svg, math, iframe, form, template, object)').length,
      changed: cases.flatMap((each, index) => {
        again.innerHTML = each.innerHTML
        return again.innerHTML === each.innerHTML ? [] : [index]
      }),
      clobbered: [
        typeof document.getElementById,
        typeof document.title,
        typeof document.defaultView,
        document.body.localName,
        document.head.localName,
        document.forms.length,
        document.getElementById('main')?.localName,
      ],
    }
  })
  expect(opened).toEqual([])
  expect(found).toEqual({
    ranCode: undefined,
    cases: texts.length,
    others: 1,
    foreign: 0,
    changed: [],
    clobbered: ['function', 'string', 'object', 'body', 'head', 0, 'main'],
  })
})
