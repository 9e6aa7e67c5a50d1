interface Described {
  name: string
}
export function describePackage(
  manifest: object,
  options?: { publishedName?: string | undefined; repository?: string | undefined },
): Described
export function releaseNotes(changelog: string, version: string): string
