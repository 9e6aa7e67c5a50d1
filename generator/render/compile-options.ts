// What the scripts for the browser and the renderer are compiled with. absWorkingDir is fixed, so that hashes depend
// on the code alone and not on where the project is.

import { join } from 'node:path'
import type { BuildOptions, Message, Metafile } from 'esbuild'
import type { Words } from '#schemas/strings.ts'
import type { Engine } from '../config/config.ts'

export interface BundleOptions {
  /** Folder of Libretto itself. */
  libretto: string
  /** Folder of custom code. */
  own?: string | undefined
  /** Language tag of the interface. Default: en. */
  language?: string
  /** Words of the interface that the site says otherwise. */
  words?: Words
  engine: Engine
  basePath: string
}

/** What esbuild has read and written. */
export interface Made {
  inputs: string[]
  outputs: Metafile['outputs'][string][]
  warnings: Message[]
}

/** Options of every compilation. */
export function sharedOptions({ libretto, engine, basePath, language = 'en' }: BundleOptions) {
  return {
    absWorkingDir: libretto,
    bundle: true,
    format: 'esm',
    write: false,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    jsx: 'automatic',
    // The names are those of site/with-base-path.ts and site/in-language.ts.
    define: {
      'process.env.NODE_ENV': '"production"',
      librettoBasePath: JSON.stringify(basePath),
      librettoLanguage: JSON.stringify(language),
    },
    loader: { '.woff2': 'file' },
    ...(engine === 'preact' ? { alias: preactAliases(libretto) } : {}),
  } satisfies BuildOptions
}

/** Options of scripts that run here: the renderer, and what is evaluated before it. */
export function nodeOptions(options: BundleOptions) {
  return {
    ...sharedOptions(options),
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    minify: false,
    loader: { '.woff2': 'empty', '.css': 'empty' },
  } satisfies BuildOptions
}

function preactAliases(libretto: string): Record<string, string> {
  const own = (name: string) => join(libretto, 'runtime/preact', name)
  return {
    react: own('react.js'),
    'react-dom/client': own('react-dom-client.ts'),
    'react-dom/server': own('react-dom-server.ts'),
    // Names, not paths: they resolve from absWorkingDir, where Libretto's own packages are.
    'react-dom': 'preact/compat',
    'react/jsx-runtime': 'preact/jsx-runtime',
    // Its positioning functions are those of @floating-ui/dom, but it would take all of preact/compat into every page.
    '@floating-ui/react': '@floating-ui/dom',
  }
}
