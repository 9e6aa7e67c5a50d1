import { runTests } from './run-tests.js'

export const nginx = {
  name: 'nginx',
  check: ({ folder }) =>
    runTests({ folder, project: 'unit', file: 'tests/generator/outputs/host-programs.test.ts', beginning: 'nginx' }),
}
