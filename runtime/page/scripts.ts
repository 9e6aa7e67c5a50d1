// Scripts of other hosts: each <template data-script="idle|consent"> holds one. A copy of it in the page is loaded as
// if it had been there from the beginning; the policy allows that where no text may become a script.

import type { recall, remember } from '../services/storage.ts'

/** The functions of services/storage.ts. */
export type VisitorStorage = [recall: typeof recall, remember: typeof remember]

/** Loads the scripts of the site when the page is idle; those that need consent when the visitor allows them. */
export function startScripts(...storage: VisitorStorage): void {
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-script]')]
  const [asked, idle] = ['consent', 'idle'].map((when) => templates.filter(({ dataset }) => dataset.script === when))
  const loadIdle = () => idle?.forEach(load)
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(loadIdle)
  else setTimeout(loadIdle, 200)
  const question = document.querySelector<HTMLElement>('[data-script-question]')
  if (question && asked) startQuestion(question, asked, storage)
}

function load(template: HTMLTemplateElement): void {
  template.replaceWith(document.importNode(template.content, true))
}

function startQuestion(
  question: HTMLElement,
  templates: HTMLTemplateElement[],
  [recall, remember]: VisitorStorage,
): void {
  // An answer is for the scripts that were asked for: with another one, the question comes again.
  const scripts = templates.map(({ content }) => content.querySelector('script')?.src).join(' ')
  const answers = question.querySelectorAll<HTMLButtonElement>('[data-script-answer]')
  const settings = document.querySelectorAll<HTMLElement>('[data-script-settings]')
  let stored = recall('scripts')
  let opener: HTMLElement | undefined
  const show = (isShown: boolean) => {
    question.hidden = !isShown
    // What gets the focus is not to lie below the question.
    document.documentElement.style.scrollPaddingBlockEnd = isShown ? `${question.offsetHeight + 32}px` : ''
  }
  const apply = () => {
    let isAnswered = false
    for (const button of answers) {
      const isGiven = stored === `${button.dataset.scriptAnswer} ${scripts}`
      button.ariaPressed = String(isGiven)
      isAnswered ||= isGiven
    }
    if (stored === `allow ${scripts}`) for (const template of templates.splice(0)) load(template)
    // What has been loaded goes with the page only.
    if (templates.length === 0 && stored === `decline ${scripts}`) location.reload()
    show(!isAnswered)
  }
  for (const button of answers)
    button.addEventListener('click', () => {
      stored = `${button.dataset.scriptAnswer} ${scripts}`
      remember('scripts', stored)
      apply()
      opener?.focus()
      opener = undefined
    })
  for (const button of settings) {
    delete button.dataset.asleep
    button.addEventListener('click', () => {
      opener = button
      show(true)
      question.querySelector('h2')?.focus()
    })
  }
  const applyStored = () => {
    stored = recall('scripts') ?? stored
    apply()
  }
  apply()
  // The answer was given on another page: in another tab, or before Back brought this one again.
  addEventListener('storage', applyStored)
  addEventListener('pageshow', (event) => event.persisted && applyStored())
}
