// A build with nothing to do is over in a tenth of a second, most of which is starting Node: it must not read the code
// of stages that it does not need.

import { expect, test } from 'vitest'
import { listSources, readImports, targetOf } from './read-sources.ts'

/** Files that are read when this one is: imports of values, one after the other. */
function reachedFrom(start: string): Set<string> {
  const sources = listSources()
  const reached = new Set([start])
  // A set iterates over what is added meanwhile.
  for (const path of reached) {
    const atOnce = (sources.get(path) ?? '').replaceAll('import(', 'later(')
    for (const { specifier, isType } of readImports(atOnce)) {
      const target = isType ? undefined : targetOf(path, specifier)
      if (target !== undefined && sources.has(target)) reached.add(target)
    }
  }
  return reached
}

test('the build command reads the stages only when there is something to build', () => {
  const reached = [...reachedFrom('generator/commands/build-command.ts')]
  expect(reached).toContain('generator/build/last-build.ts')
  const stages = /^generator\/(?:build\/build\.ts|yaml|markdown|load|links|model|read|check|plan|render|outputs)/
  expect(reached.filter((path) => stages.test(path))).toEqual([])
})
