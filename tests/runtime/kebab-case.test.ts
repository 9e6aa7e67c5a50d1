import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kebabCase } from '#runtime/kebab-case.ts'
import { widgetNames } from '#schemas/widgets.ts'
import { libretto } from '../setup/mini-site.ts'

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

  it('gives the folder of every widget', () => {
    const files = readdirSync(join(libretto, 'site/widgets'))
    for (const name of widgetNames) expect(files, name).toContain(kebabCase(name))
  })
})
