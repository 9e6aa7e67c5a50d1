// Builds the manual once for all tests that look at its output. Provides the folder; removes it afterwards.

import type { TestProject } from 'vitest/node'
import { buildOnce } from './build-once.ts'
import { afterLastPost } from './built-site.ts'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { dist, remove } = await buildOnce(['--content', 'docs/content', '--now', afterLastPost])
  project.provide('manual', dist)
  return remove
}
