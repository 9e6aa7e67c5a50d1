import type { PlaygroundExample } from '#schemas/playground-example.ts'
import type { CodeView, Planned, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface CodePlaygroundProps {
  examples: (Omit<PlaygroundExample, 'code' | 'config' | 'language' | 'fileName'> & {
    code: CodeView
    config: CodeView
  })[]
}

export function planCodePlayground(_: WidgetOptions, view: SiteView): Planned<CodePlaygroundProps> {
  return {
    examples: view.list('playground-examples').map(({ code, language, fileName, config, ...example }) => ({
      ...example,
      code: view.code({ code, language, fileName }),
      config: view.code({ code: config, language: 'json' }),
    })),
  }
}
