import { runTests } from './run-tests.js'

export const yamlLanguageServer = {
  name: 'yaml-language-server',
  check: ({ folder }) =>
    runTests({ folder, project: 'sites', file: 'tests/cli/editors.test.ts', beginning: 'yaml-language-server' }),
}
