/** The environment variable of a site's API key, e.g. ACME_RAIL_API_KEY for "Acme Rail". */
export function keyVariableOf(siteName: string): string {
  const words = siteName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .match(/[A-Z0-9]+/g)
  const name = [...(words ?? []), 'API_KEY'].join('_')
  return /^\d/.test(name) ? 'API_KEY' : name
}
