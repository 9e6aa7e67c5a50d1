// Problems and results as text: for people, for programs, for CI. Exact, because other programs read two of the three.

import { sep } from 'node:path'
import pc from 'picocolors'
import { describe, expect, test } from 'vitest'
import type { Problem } from '#generator/problem.ts'
import {
  githubProblems,
  jsonProblems,
  locateProblems,
  plural,
  prettyProblems,
  problemsForHost,
  summarizeBuild,
  summarizeProblems,
} from '#generator/report/format-problems.ts'
import { configOf } from '../../setup/mini-site.ts'

const plain = pc.createColors(false)

const error: Problem = {
  code: 'unknown-key',
  severity: 'error',
  message: 'the key "titel" is not known',
  hint: 'did you mean "title"?',
  file: 'content/pages/home.yaml',
  line: 1,
  column: 3,
  frame: '> 1 | titel: x\n    |   ^\n  2 | data: {}',
}
const warning: Problem = {
  code: 'unused-file',
  severity: 'warning',
  message: 'no part of the site uses this file',
  file: 'content/data/faq.yaml',
}
const general: Problem = { code: 'environment', severity: 'error', message: 'another build runs' }

describe('for programs', () => {
  test('problems are one JSON document with a summary, without frames', () => {
    expect(jsonProblems([error, warning], { pages: 3 })).toBe(`{
  "problems": [
    {
      "code": "unknown-key",
      "severity": "error",
      "message": "the key \\"titel\\" is not known",
      "hint": "did you mean \\"title\\"?",
      "file": "content/pages/home.yaml",
      "line": 1,
      "column": 3
    },
    {
      "code": "unused-file",
      "severity": "warning",
      "message": "no part of the site uses this file",
      "file": "content/data/faq.yaml"
    }
  ],
  "summary": {
    "errors": 1,
    "warnings": 1,
    "files": 2,
    "pages": 3
  }
}`)
  })

  test('no problem is an empty list', () => {
    expect(JSON.parse(jsonProblems([], {}))).toEqual({ problems: [], summary: { errors: 0, warnings: 0, files: 0 } })
  })
})

describe('for GitHub', () => {
  test('problems are one annotation a line, with place, code and hint', () => {
    expect(githubProblems([error, warning, general])).toBe(
      [
        '::error file=content/pages/home.yaml,line=1,col=3,title=unknown-key::' +
          'the key "titel" is not known; did you mean "title"?',
        '::warning file=content/data/faq.yaml,title=unused-file::no part of the site uses this file',
        '::error title=environment::another build runs',
      ].join('\n'),
    )
  })

  test('warnings are errors where they stop the build', () => {
    const severities = (strict: boolean) =>
      problemsForHost([error, warning], configOf('/site', { strict })).map((each) => each.severity)
    expect(severities(true)).toEqual(['error', 'error'])
    expect(severities(false)).toEqual(['error', 'warning'])
  })

  test('signs that end a property or a command are escaped', () => {
    const odd: Problem = {
      code: 'bad-value',
      severity: 'error',
      message: '100% wrong:\r\n::error::injected, twice',
      file: 'content/a,b:c%.md',
      line: 2,
      column: 1,
    }
    expect(githubProblems([odd])).toBe(
      '::error file=content/a%2Cb%3Ac%25.md,line=2,col=1,title=bad-value::100%25 wrong:\\r\\n::error::injected, twice',
    )
  })
})

describe('for people', () => {
  test('a problem is a headline with its place, the frame and the next action', () => {
    expect(prettyProblems([error], plain)).toBe(
      [
        'error content/pages/home.yaml:1:3  the key "titel" is not known [unknown-key]',
        '  > 1 | titel: x',
        '      |   ^',
        '    2 | data: {}',
        '  → did you mean "title"?',
        '',
      ].join('\n'),
    )
  })

  test('an empty line separates two, and what is not known is left out', () => {
    expect(prettyProblems([warning, general], plain)).toBe(
      [
        'warning content/data/faq.yaml  no part of the site uses this file [unused-file]',
        '',
        'error  another build runs [environment]',
        '',
      ].join('\n'),
    )
  })

  test('of a code that occurs often, the first ten have a frame, and others no hint that was said', () => {
    const many = Array.from({ length: 13 }, (_, index) => ({ ...error, line: index + 1 }))
    const other = { ...error, line: 14, hint: 'did you mean "tilde"?' }
    const printed = prettyProblems([...many, other, general], plain)
    expect(printed.split('  > 1 | titel: x\n')).toHaveLength(11)
    const head = 'the key "titel" is not known [unknown-key]'
    expect(printed.slice(printed.indexOf('error content/pages/home.yaml:11:3'))).toBe(
      [
        `error content/pages/home.yaml:11:3  ${head}`,
        `error content/pages/home.yaml:12:3  ${head}`,
        `error content/pages/home.yaml:13:3  ${head}`,
        `error content/pages/home.yaml:14:3  ${head}`,
        '  → did you mean "tilde"?',
        '',
        'error  another build runs [environment]',
        '',
      ].join('\n'),
    )
  })

  test('of a warning that hundreds of places have, ten are told, then the number of the others', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...warning,
      file: `content/docs/${index < 150 ? 'a' : index}.md`,
      line: index + 1,
      column: 1,
    }))
    const printed = prettyProblems([...many, error], plain)
    expect(printed.match(/^warning/gm)).toHaveLength(11)
    expect(printed).toContain(
      'warning  190 more places in 51 files, such as content/docs/a.md:11 (140), content/docs/150.md:151, ' +
        'content/docs/151.md:152 [unused-file]\n  → --format json lists every place\n',
    )
    expect(prettyProblems(many.slice(0, 30), plain).match(/^warning/gm)).toHaveLength(30)
    const errors = many.map((each) => ({ ...each, severity: 'error' as const }))
    expect(prettyProblems(errors, plain).match(/^error/gm)).toHaveLength(200)
  })

  test('colours only wrap the same text', () => {
    const coloured = prettyProblems([error, warning], pc.createColors(true))
    expect(coloured).not.toBe(prettyProblems([error, warning], plain))
    expect(coloured.replaceAll(/\u001b\[\d+m/g, '')).toBe(prettyProblems([error, warning], plain))
  })

  test.each([
    [[error], '1 error in 1 file'],
    [[error, error, warning], '2 errors and 1 warning in 2 files'],
    [[warning, warning], '2 warnings in 1 file'],
    [[warning, general], '1 error and 1 warning in 1 file'],
    [[general], '1 error'],
  ])('the last line counts: %#', (problems, text) => {
    expect(summarizeProblems(problems)).toBe(text)
  })

  test('a build is summed up in one line', () => {
    expect(summarizeBuild({ pages: 1, reused: 0, written: 12, removed: 2, bytes: 2048, milliseconds: 1234 })).toBe(
      '1 page, 0 reused, 12 files written, 2 removed, 2.0 KB, 1.23 s',
    )
  })

  test('nouns follow their number', () => {
    expect([0, 1, 2].map((count) => plural(count, 'page'))).toEqual(['0 pages', '1 page', '2 pages'])
  })
})

describe('locateProblems', () => {
  const folder = (path: string) => path.replaceAll('/', sep)
  const fileOf = (content: string, workingDirectory: string, file?: string) =>
    locateProblems([{ code: 'bad-value', severity: 'error', message: 'm', ...(file === undefined ? {} : { file }) }], {
      content: folder(content),
      workingDirectory: folder(workingDirectory),
    })[0]?.file

  test.each([
    ['/site/content', '/site', 'content/pages/home.yaml'],
    ['/site/content', '/site/content/pages', 'home.yaml'],
    ['/site/content', '/site/other/deep', '../../content/pages/home.yaml'],
    ['/site/content', '/', 'site/content/pages/home.yaml'],
  ])('names a file of %s relative to %s', (content, workingDirectory, expected) => {
    expect(fileOf(content, workingDirectory, 'pages/home.yaml')).toBe(expected)
  })

  test('leaves a problem without a file as it is', () => {
    expect(fileOf('/site/content', '/site')).toBeUndefined()
  })
})
