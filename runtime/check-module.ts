const checks = new Map<string, Promise<void>>()

/**
 * Fetches a module. Rejects if it is missing, or if its bytes are not those that the build made; the next call asks for
 * it again. A later import of it takes the bytes that were checked. Where browsers cannot check, the import fetches it.
 */
export function checkModule([href, integrity]: [href: string, integrity: string]): Promise<void> {
  const check = checks.get(href) ?? fetchChecked(href, integrity)
  checks.set(href, check)
  check.catch(() => checks.delete(href))
  return check
}

async function fetchChecked(href: string, integrity: string): Promise<void> {
  try {
    // Not as a module: Firefox never asks again for a module that has failed once.
    await fetch(href, { integrity }).catch(() => fetch(href, { integrity, cache: 'reload' }))
    await new Promise((resolve, reject) => {
      const link = document.createElement('link')
      if (!link.relList.supports('modulepreload')) return resolve(undefined)
      link.rel = 'modulepreload'
      link.href = href
      link.integrity = integrity
      link.addEventListener('load', resolve)
      link.addEventListener('error', reject)
      document.head.append(link)
    })
  } catch {
    throw new Error(`${href} is missing, or was changed on the host`)
  }
}
