import type { Robots } from '#schemas/robots.ts'
import { withBase } from '../links/links.ts'

type Rules = Pick<NonNullable<Robots>, 'allow' | 'disallow'>

/** robots.txt. Without rules, everything may be read. Paths of the rules get the base path. */
export function robotsFile(robots: Robots, { origin, basePath }: { origin: string; basePath: string }): string {
  const { crawlers, ...forAll } = robots ?? { crawlers: [], allow: [], disallow: [] }
  const group = (names: readonly string[], { allow, disallow }: Rules) => {
    const listed = [
      ...allow.map((path) => `Allow: ${basePath}${path}`),
      ...disallow.map((path) => `Disallow: ${basePath}${path}`),
    ]
    return [...names.map((name) => `User-agent: ${name}`), ...(listed.length > 0 ? listed : ['Allow: /']), '']
  }
  return [
    ...crawlers.flatMap(({ names, ...rules }) => group(names, rules)),
    ...group(['*'], forAll),
    `Sitemap: ${origin}${withBase('/sitemap.xml', basePath)}`,
    '',
  ].join('\n')
}
