import { nextEvent } from './next-event.ts'

const checks: Record<string, Promise<void>> = {}

/**
 * Fetches a module. Rejects if it is missing, or if its bytes are not those that the build made; the next call asks for
 * it again. A later import of it takes the bytes that were checked. Where browsers cannot check, the import fetches it.
 */
export function checkModule([href, integrity]: [href: string, integrity: string]): Promise<void> {
  checks[href] ??= fetchChecked(href, integrity).catch(() => {
    delete checks[href]
    throw new Error(`${href} is missing, or was changed`)
  })
  return checks[href]
}

async function fetchChecked(href: string, integrity: string): Promise<void> {
  // Not as a module: Firefox never asks again for a module that has failed once.
  await fetch(href, { integrity }).catch(() => fetch(href, { integrity, cache: 'reload' }))
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity })
  if (!link.relList.supports(link.rel)) return
  document.head.append(link)
  if ((await nextEvent(link, 'load', 'error')).type === 'error') throw link
}
