// Paths of code → the package that asks for its notice.

import { describe, expect, it } from 'vitest'
import { packageFolder } from '#generator/render/notices.ts'

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
