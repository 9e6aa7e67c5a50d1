// Builds the real site with the preact engine for the browser tests. Provides the folder; removes it afterwards.

import type { TestProject } from 'vitest/node'
import { buildSite } from './built-site.ts'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { dist, remove } = await buildSite(['--engine', 'preact'])
  project.provide('distPreact', dist)
  return remove
}
