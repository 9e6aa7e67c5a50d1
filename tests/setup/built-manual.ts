// Builds the manual once for all tests that look at its output. Provides the folder; removes it afterwards.

import type { TestProject } from 'vitest/node'
import { buildOnce } from './build-once.ts'

// The instant of the other tests is before the first post of the manual.
const afterLastPost = '2026-11-30T12:00:00Z'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { dist, remove } = await buildOnce(['--content', 'docs/content', '--now', afterLastPost])
  project.provide('manual', dist)
  return remove
}
