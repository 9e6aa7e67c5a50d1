// Stricter than any browser needs: a target that two programs could read differently is refused.

/** Path of a raw origin-form target without its query, decoded once; undefined if it must be refused. */
export function readTarget(raw: string): string | undefined {
  if (!raw.startsWith('/') || !/^[!-~]+$/.test(raw) || /[\\#]/.test(raw)) return undefined
  const query = raw.indexOf('?')
  const path = query < 0 ? raw : raw.slice(0, query)
  if (path.includes('//')) return undefined
  const decoded = decode(path)
  if (decoded === undefined || /%[\da-f]{2}/i.test(decoded)) return undefined
  const segments = decoded.slice(1).split('/')
  return segments.every((segment, index) => isPlain(segment) || (segment === '' && index === segments.length - 1))
    ? decoded
    : undefined
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function isPlain(segment: string): boolean {
  if (segment === '' || /[\\:\u0000-\u001f\u007f-\u009f]/.test(segment) || /[. ]$/.test(segment)) return false
  return !segment.startsWith('.') || segment === '.well-known'
}
