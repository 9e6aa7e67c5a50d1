// A configuration in JavaScript or TypeScript → its syntax tree. Types are taken away first.

import { createRequire } from 'node:module'
import { type Program, parse } from 'acorn'

const options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowHashBang: true,
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
} as const

/** The tree of a file; undefined if it is no code, or nested too deeply. */
export function parseCode(file: string, text: string): Program | undefined {
  return (/\.[cm]?tsx?$/.test(file) ? undefined : tryTo(() => parse(text, options))) ?? parseTyped(file, text)
}

function parseTyped(file: string, text: string): Program | undefined {
  return tryTo(() => {
    // Few configurations need it, and it starts a process.
    const { transformSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
    const { code } = transformSync(text, {
      loader: /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx',
      // Imports of values stay where only types seem to be used.
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      logLevel: 'silent',
    })
    return parse(code, options)
  })
}

function tryTo(read: () => Program): Program | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
