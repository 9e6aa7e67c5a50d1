// Whatever others mark, unmark and join, in whatever order and at once: after it, the page shows what the engine wrote.
// The engine here is a list of nodes that are changed as both engines change theirs.

import { build } from 'esbuild'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { playRound } from './play-round.ts'
import { closePages, openBrowser } from './site-browser.ts'

/** With what puts the engine's nodes back. */
type Round = (seed: number) => ReturnType<typeof playRound>

describe.skipIf(inject('chromium') === '')('texts that others join', () => {
  afterAll(closePages)

  it('show what the engine wrote', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `
          import { restore } from './runtime/keep-nodes.ts'
          import { playRound } from './tests/browser/play-round.ts'
          window.play = (seed) => playRound(seed, restore)`,
        resolveDir: process.cwd(),
      },
      bundle: true,
      write: false,
    })
    const page = await (await (await openBrowser()).newContext()).newPage()
    await page.setContent('<main></main>')
    await page.evaluate(outputFiles[0]?.text ?? '')
    const faults = await page.evaluate(async () => {
      const { play } = window as unknown as { play: Round }
      const found: string[] = []
      for (let seed = 1; seed <= 2000; seed += 1) found.push(await play(seed))
      return found.filter((fault) => fault !== '')
    })
    expect(faults).toEqual([])
  })
})
