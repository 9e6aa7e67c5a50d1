import type { OutputOptions, Places, Surface } from '../config/config.ts'
import { answerStatic, listen, openBuiltFolder, queryOf } from '../server/server.ts'

export interface Preview {
  url: string
  closed: Promise<void>
  close: () => Promise<void>
}

/**
 * Serves a built site on loopback as a static host would, with its production headers. A rebuild is served from the
 * next request on. Rejects with EnvironmentError if the folder or the port cannot be used.
 */
export async function preview(
  given: Pick<Places & OutputOptions & Surface, 'out' | 'basePath' | 'port'> &
    Partial<Pick<Surface, 'hosts' | 'allowedHosts'>>,
): Promise<Preview> {
  const readSite = await openBuiltFolder(given.out, given.basePath)
  const { basePath } = await readSite()
  const { port, closed, close } = await listen({
    port: given.port,
    names: given.hosts ?? [],
    allowedHosts: given.allowedHosts ?? [],
    answer: async (request, path) =>
      answerStatic(
        { method: request.method ?? '', path, query: queryOf(request), headers: request.headers },
        await readSite(),
      ),
  })
  return { url: `http://localhost:${port}${basePath}/`, closed, close }
}
