// A small site whose files name each other in every way, and moves in it.

import { openCache } from '#generator/cache/open-cache.ts'
import { openPlanning, planMove, Refusal, writeChanges } from '#generator/move/move.ts'
import { checkFolder, configOf, readFolder, writeFolder } from '../../setup/mini-site.ts'

export const siteYaml = 'name: Pier\nurl: https://pier.example.org\nlanguage: en\n'

/** Files of content/, by path. */
export type Content = Readonly<Record<string, string | Uint8Array>>

/** A site on the disk. */
export async function moveSite(content: Content) {
  const files = { 'site.yaml': siteYaml, 'pages/home.yaml': 'title: Home\ndescription: Boats.\n', ...content }
  const folder = await writeFolder(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/${path}`, text])),
  )
  const config = configOf(folder)
  const read = () => readFolder(`${folder}/content`)
  const plan = async (from: string, to: string, hasRedirect = true) =>
    planMove({ from, to, hasRedirect, workingDirectory: folder }, await openPlanning(config, openCache()))
  return {
    folder,
    read,
    plan,
    problems: async () => (await checkFolder(folder)).printed,
    move: async (from: string, to: string, hasRedirect = true) => {
      const planned = await plan(from, to, hasRedirect)
      await writeChanges(config.places.content, planned.changes)
      return planned
    },
    refusal: async (from: string, to: string): Promise<string> => {
      const refused: unknown = await plan(from, to).catch((error: unknown) => error)
      return refused instanceof Refusal ? `${refused.message}; ${refused.hint}` : `not refused: ${String(refused)}`
    },
  }
}

/** A page of documentation or another article. */
export function article(title: string, body: string, head = ''): string {
  return `---\ntitle: ${title}\ndescription: About ${title}.\n${head}---\n\n${body}\n`
}
