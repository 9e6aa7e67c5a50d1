// Names of islands → names of their files; paths of code → the package that asks for its notice.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kebabCase } from '#generator/render/bundle-site.ts'
import { packageFolder } from '#generator/render/notices.ts'
import { widgetNames } from '#schemas/widget-names.ts'
import { libretto } from '../../setup/mini-site.ts'

describe('kebabCase', () => {
  it.each([
    ['ContactForm', 'contact-form'],
    ['SDKDownloadCenter', 'sdk-download-center'],
    ['ApiExplorer', 'api-explorer'],
    ['FAQ', 'faq'],
    ['HelpSDK', 'help-sdk'],
    ['Http2Call', 'http2-call'],
    ['x', 'x'],
  ])('of %s is %s', (name, expected) => expect(kebabCase(name)).toBe(expected))

  it('gives the folder of every widget that is an island', () => {
    const files = readdirSync(join(libretto, 'site/widgets'))
    // The lists are plain HTML and have no file of their own among the widgets.
    for (const name of widgetNames.filter((widget) => !/^(?:Featured|Popular)/.test(widget)))
      expect(files, name).toContain(kebabCase(name))
  })
})

describe('packageFolder', () => {
  it.each([
    ['node_modules/react/cjs/react.js', 'node_modules/react'],
    ['node_modules/@scope/name/index.js', 'node_modules/@scope/name'],
    ['node_modules/one/node_modules/@scope/two/a/b.js', 'node_modules/one/node_modules/@scope/two'],
    ['../../node_modules/react/index.js', '../../node_modules/react'],
    ['site/vendor/lucide/check.ts', 'site/vendor/lucide'],
    ['site/widgets/faq/faq.tsx', undefined],
  ])('of %s is %s', (path, expected) => expect(packageFolder(path)).toBe(expected))
})
