// The only place that makes HTML of the build acceptable to the browser. The content security policy makes pages refuse
// every other string as HTML, and lets nobody make another policy.

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => TrustedHTML }
}
declare global {
  /** Missing on the server and in browsers without Trusted Types. */
  var trustedTypes: TrustedTypes | undefined
}

const policy = globalThis.trustedTypes?.createPolicy('libretto', { createHTML: (html) => html })

const trusted = new Map<string, TrustedHTML>()

/**
 * HTML that the build has made, as the value of `__html`. Never call it with what a visitor has typed or a server has
 * answered. Equal texts give the same value, so that nothing is rendered again.
 */
export function trustHtml(html: string): string | TrustedHTML {
  if (!policy) return html
  const value = trusted.get(html) ?? policy.createHTML(html)
  trusted.set(html, value)
  return value
}
