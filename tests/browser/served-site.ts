// A built site for browser tests, served as a static host would: the real one, the manual, or one of files by path.

import { inject } from 'vitest'
import { type Preview, preview } from '#generator/commands/preview.ts'
import { afterLastPost, buildSite } from '../setup/built-site.ts'
import { buildFiles } from '../setup/small-site.ts'

export type Engine = 'react' | 'preact'
/** The real site if undefined, the manual, or content files by path. */
export type SiteContent = 'manual' | Readonly<Record<string, string | Uint8Array>> | undefined

export interface ServedSite {
  /** Address of the site without a slash at the end. */
  url: string
  /** Folder of the built site. */
  dist: string
  close: () => Promise<void>
}

/** Builds the site if no other test has, and serves it. */
export async function serveSite(engine: Engine, content: SiteContent): Promise<ServedSite> {
  const built = await buildMissing(engine, content)
  const provided = content === 'manual' ? 'manual' : distOf[engine]
  const dist = built?.dist ?? inject(provided)
  const server: Preview = await preview({ out: dist, port: 0, basePath: undefined })
  return {
    url: server.url.replace(/\/$/, ''),
    dist,
    close: async () => {
      await server.close()
      await built?.remove()
    },
  }
}

const distOf = { react: 'dist', preact: 'distPreact' } as const

async function buildMissing(engine: Engine, content: SiteContent): Promise<Built | undefined> {
  if (typeof content === 'object') return buildFiles(content, '--engine', engine)
  if (content !== 'manual' || engine === 'react') return undefined
  return buildSite(['--engine', engine, '--content', 'docs/content', '--now', afterLastPost])
}

type Built = Awaited<ReturnType<typeof buildSite>>
