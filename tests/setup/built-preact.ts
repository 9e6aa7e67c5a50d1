// Builds the real site with the preact engine for the browser tests. Provides the folder; removes it afterwards.

import type { TestProject } from 'vitest/node'
import { buildOnce } from './build-once.ts'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { dist, remove } = await buildOnce(['--engine', 'preact'])
  project.provide('distPreact', dist)
  return remove
}
