import { nextEvent } from './next-event.ts'

const checks: Record<string, Promise<void>> = {}

/**
 * Fetches modules, by address with their integrity. Rejects with the address of one that is missing, or has other bytes
 * than the build made; the next call asks for all of them again, also for those that are on their way: they may be
 * about to fail. A later import takes the bytes that were checked. Where browsers cannot check, it fetches them itself.
 */
export async function checkModules(modules: Readonly<Record<string, string>>): Promise<void> {
  try {
    await Promise.all(Object.entries(modules).map((module) => (checks[module[0]] ??= checkModule(module))))
  } catch (error) {
    for (const href in modules) delete checks[href]
    throw error
  }
}

async function checkModule([href, integrity]: [href: string, integrity: string]): Promise<void> {
  try {
    // Not as a module: Firefox never asks again for a module that has failed once.
    await fetch(href, { integrity }).catch(() => fetch(href, { integrity, cache: 'reload' }))
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity })
    if (!link.relList.supports(link.rel)) return
    document.head.append(link)
    if ((await nextEvent(link, 'load', 'error')).type === 'error') throw link
  } catch {
    throw new Error(href)
  }
}
