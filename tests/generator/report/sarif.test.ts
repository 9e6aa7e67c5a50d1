// The types of SARIF check the shape of the log; this checks what is in it.

import type { Log } from 'sarif'
import { expect, test } from 'vitest'
import type { Problem } from '#generator/problem.ts'
import { sarifProblems } from '#generator/report/sarif.ts'

const error: Problem = {
  code: 'unknown-key',
  severity: 'error',
  message: 'the key "titel" is not known',
  hint: 'did you mean "title"?',
  file: 'content/pages/my home.yaml',
  line: 4,
  column: 3,
}
const warning: Problem = { code: 'unused-file', severity: 'warning', message: 'no part uses it', file: 'content/a.md' }
const general: Problem = { code: 'environment', severity: 'error', message: 'another build runs' }

test('each problem is a result with its rule, level and place', () => {
  const { version, runs } = JSON.parse(sarifProblems([error, warning, error, general], '1.2.3')) as Log
  expect(version).toBe('2.1.0')
  const [run] = runs
  expect(run?.tool.driver).toMatchObject({ name: 'Libretto', version: '1.2.3' })
  expect(run?.tool.driver.rules?.map(({ id }) => id)).toEqual(['environment', 'unknown-key', 'unused-file'])
  expect(run?.tool.driver.rules?.[1]?.help?.text).toMatch(/\.$/)
  expect(run?.results?.[0]).toEqual({
    ruleId: 'unknown-key',
    ruleIndex: 1,
    level: 'error',
    message: { text: 'the key "titel" is not known; did you mean "title"?' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'content/pages/my%20home.yaml' },
          region: { startLine: 4, startColumn: 3 },
        },
      },
    ],
  })
  expect(run?.results?.[1]).toMatchObject({
    ruleIndex: 2,
    level: 'warning',
    locations: [{ physicalLocation: { artifactLocation: { uri: 'content/a.md' } } }],
  })
  expect(run?.results?.[3]).toEqual({
    ruleId: 'environment',
    ruleIndex: 0,
    level: 'error',
    message: { text: 'another build runs' },
  })
})

test('no problem is an empty run, which closes what was open', () => {
  const { runs } = JSON.parse(sarifProblems([], '1.2.3')) as Log
  expect(runs).toMatchObject([{ results: [] }])
})
