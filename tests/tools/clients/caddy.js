import { runTests } from './run-tests.js'

export const caddy = {
  name: 'caddy',
  check: ({ folder }) =>
    runTests({ folder, project: 'unit', file: 'tests/generator/outputs/host-programs.test.ts', beginning: 'Caddy' }),
}
