// Redirects in a circle: a browser gives up on each address of it. A chain that ends at a page or on another site is
// fine. Old addresses of articles always lead to a page, so only redirects.yaml can have circles, but one may run
// through several languages.

import { readOldPath } from '#schemas/old-path.ts'
import { isExternal, type LanguageLinks, openFollow, ownPath, pathOf, splitHref } from '../links/links.ts'
import { type LanguagePlace, problemAt, withFrame } from '../load/load.ts'
import { type Content, listRedirects } from '../model/model.ts'
import type { Problem } from '../problem.ts'

interface LanguageRedirects {
  place: LanguagePlace
  content: Content
  links?: LanguageLinks
}

/** A redirect with both paths from the top of the site. */
interface Step {
  language: LanguageRedirects
  written: Content['redirects'][number] | undefined
  from: string
  isPrefix: boolean
  /** Missing if it leads to another site. */
  to: string | undefined
}

/** Reports each circle once, at one of its redirects. Files are below the content folder. */
export function checkRedirects(languages: readonly LanguageRedirects[]): Problem[] {
  const steps = languages.flatMap(listSteps)
  const follow = openFollow(steps)
  const done = new Set<Step>()
  const problems: Problem[] = []
  // The path itself of one with a star leads where the star does.
  for (const start of steps.filter(({ written, isPrefix }) => isPrefix || !written?.isPrefix)) {
    const way = new Set<Step>()
    let step: Step | undefined = start
    while (step && !done.has(step) && !way.has(step)) {
      way.add(step)
      step = step.to === undefined ? undefined : follow(step.to)
    }
    const problem = step && way.has(step) ? circleProblem([...way].slice([...way].indexOf(step))) : undefined
    if (problem) problems.push(problem)
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
    if (own !== undefined) return readOldPath(own).path
    if (isExternal(href)) return undefined
    const { path } = readOldPath(whole)
    return links?.addresses.get(path) ?? pathOf(place, path)
  }
  return listRedirects(content).map(({ from, isPrefix, to, written }) => {
    const isKept = isPrefix && to.endsWith('/*')
    const path = target(to)
    return {
      language,
      written,
      from: pathOf(place, from),
      isPrefix,
      // Whatever the star stands for.
      to: isKept && path !== undefined ? `${path}/*` : path,
    }
  })
}

/** None if only aliases lead in the circle: one with a star has taken the page of its article, which is a problem. */
function circleProblem(circle: readonly Step[]): Problem | undefined {
  const at = circle.findIndex(({ written }) => written !== undefined)
  const step = circle[at]
  if (!step?.written) return undefined
  const names = [...circle.slice(at), ...circle.slice(0, at), step].map(({ from, isPrefix }) =>
    isPrefix ? `${from}/*` : from,
  )
  const isAlone = circle.length === 1
  const what = {
    code: 'redirect-loop',
    severity: 'error',
    message: isAlone
      ? `the redirect of "${names[0]}" leads to itself`
      : `redirects lead in a circle: ${names.join(' → ')}`,
    hint: isAlone ? 'let it lead to a page, or take it out' : 'let one of them lead to a page, or take them out',
  } as const
  const { content, place } = step.language
  const { entry, index } = step.written
  const found = problemAt(entry, [index, 'to'], what)
  return { ...withFrame(found, content.entries), file: place.folder + entry.file }
}
