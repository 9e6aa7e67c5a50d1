// Redirects in a circle: a browser gives up on each address of it. A chain that ends at a page or on another site is
// fine. Old addresses of articles always lead to a page, so only redirects.yaml can have circles, but one may run
// through several languages.

import { decodePath, isExternal, type LanguageLinks, ownPath, pathOf, splitHref } from '../links/links.ts'
import { addressKey, indexInFile, type LanguagePlace, problemAt, withFrame } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import type { Problem } from '../problem.ts'

const file = 'redirects.yaml'

interface LanguageRedirects {
  place: LanguagePlace
  content: Content
  links?: LanguageLinks
}

/** A redirect with both paths from the top of the site. */
interface Step {
  language: LanguageRedirects
  index: number
  from: string
  /** Missing if it leads to another site. */
  to: string | undefined
}

/** Reports each circle once, at one of its redirects. Files are below the content folder. */
export function checkRedirects(languages: readonly LanguageRedirects[]): Problem[] {
  const steps = new Map<string, Step>()
  for (const step of languages.flatMap(listSteps)) {
    const key = addressKey(step.from)
    // Another redirect of the same address is reported as such.
    if (!steps.has(key)) steps.set(key, step)
  }
  const done = new Set<Step>()
  const problems: Problem[] = []
  for (const start of steps.values()) {
    const way = new Set<Step>()
    let step: Step | undefined = start
    while (step && !done.has(step) && !way.has(step)) {
      way.add(step)
      step = step.to === undefined ? undefined : steps.get(addressKey(step.to))
    }
    if (step && way.has(step)) problems.push(circleProblem([...way].slice([...way].indexOf(step)), step))
    for (const passed of way) done.add(passed)
  }
  return problems
}

function listSteps(language: LanguageRedirects): Step[] {
  const { place, content, links } = language
  const origin = content.site.url.replace(/\/$/, '')
  const target = (href: string) => {
    const whole = splitHref(href).path
    const own = ownPath(whole, origin)
    if (own !== undefined) return decodePath(own)
    if (isExternal(href)) return undefined
    const path = decodePath(whole)
    return links?.addresses.get(path) ?? pathOf(place, path)
  }
  return content.redirects.map(({ from, to }, index) => ({
    language,
    index,
    from: pathOf(place, from),
    to: target(to),
  }))
}

function circleProblem(circle: readonly Step[], { language, index, from }: Step): Problem {
  const { content, place } = language
  const isAlone = circle.length === 1
  const what = {
    code: 'redirect-loop',
    severity: 'error',
    message: isAlone
      ? `the redirect of "${from}" leads to itself`
      : `redirects lead in a circle: ${[...circle.map((step) => step.from), from].join(' → ')}`,
    hint: isAlone ? 'let it lead to a page, or take it out' : 'let one of them lead to a page, or take them out',
  } as const
  const entry = content.entries.get(file)
  if (!entry) return { ...what, file: place.folder + file }
  const found = problemAt(entry, [indexInFile(content, file, index), 'to'], what)
  return { ...withFrame(found, content.entries), file: place.folder + file }
}
