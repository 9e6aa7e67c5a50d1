// Builds the real site once for all tests that look at its output. Provides the folder; removes it afterwards.

import type { TestProject } from 'vitest/node'
import { buildOnce } from './build-once.ts'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { dist, remove } = await buildOnce([])
  project.provide('dist', dist)
  return remove
}
