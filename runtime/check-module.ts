/**
 * Fetches a module. Rejects if it is missing, or if its bytes are not those that the build made. A later import of it
 * takes the bytes that were checked. Where browsers cannot check, the import fetches it.
 */
export function checkModule([href, integrity]: [href: string, integrity: string]): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    if (!link.relList.supports('modulepreload')) return resolve()
    link.rel = 'modulepreload'
    link.href = href
    link.integrity = integrity
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${href} is missing, or was changed on the host`)))
    document.head.append(link)
  })
}
