// Serves a built site on loopback as a static host would, with its production headers. In: the output folder. Out: a running server.
// Only files that the build lists are served; a rebuild shows with the next request; nothing is written.

import type { Config } from './config.ts'
import { openBuiltFolder } from './server/built-folder.ts'
import { listen } from './server/listen.ts'
import { answerStatic } from './server/static-files.ts'

export interface Preview {
  url: string
  closed: Promise<void>
  close: () => Promise<void>
}

/** Starts the server. Rejects with EnvironmentError when the folder or the port cannot be used. */
export async function preview(
  config: Pick<Config, 'out' | 'port' | 'basePath'> & Partial<Pick<Config, 'hosts'>>,
): Promise<Preview> {
  const readSite = await openBuiltFolder(config.out, config.basePath)
  const { basePath } = await readSite()
  const { port, closed, close } = await listen({
    port: config.port,
    names: config.hosts ?? [],
    answer: async (request, path) =>
      answerStatic({ method: request.method ?? '', path, headers: request.headers }, await readSite()),
  })
  return { url: `http://localhost:${port}${basePath}/`, closed, close }
}
