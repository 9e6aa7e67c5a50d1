// The tool that asks hosts for every address of three sites, without the programs of hosts: its table, and the servers
// that follow the documents of GitHub Pages and GitLab Pages.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeFolder } from '../setup/mini-site.ts'
import { printTable } from '../tools/hosts/compare.js'
import { answer as answerLikeGitHub } from '../tools/hosts/github.js'
import { answer as answerLikeGitLab, readRules } from '../tools/hosts/gitlab.js'

function answersOf(...texts: [kind: string, text: string][]) {
  return texts.map(([kind, text], index) => ({ site: 'lake', kind, path: `/${index}`, text }))
}

describe('the table', () => {
  function print(...columns: Parameters<typeof printTable>[0]): { lines: string[]; exitCode: number } {
    const lines: string[] = []
    return { exitCode: printTable(columns, (line) => lines.push(line)), lines }
  }

  test('has a line for each kind of address, and what a host cannot do in words', () => {
    expect(
      print(
        { name: 'nginx', answers: answersOf(['page', '200, headers'], ['page', '200, headers']) },
        { name: 'github', answers: answersOf(['page', '200'], ['missing', '404, nearest page']) },
      ),
    ).toEqual({
      exitCode: 0,
      lines: [
        '         nginx      github',
        'page     right (2)  200 (1)',
        'missing  –          right (1)',
        '',
        '4 addresses asked, 0 answers differ',
      ],
    })
  })

  test('names each answer that differs, and kinds that it does not know', () => {
    const { exitCode, lines } = print({
      name: 'nginx',
      answers: answersOf(['page', '200'], ['page', '200, headers'], ['picture', '200']),
    })
    expect(exitCode).toBe(1)
    expect(lines).toEqual([
      '      nginx',
      'page  1 of 2 DIFFER',
      '',
      'nginx, lake: /0 (page): 200; wanted: 200, headers',
      'nginx: the table has no line for "picture"',
      '3 addresses asked, 1 answers differ',
    ])
  })

  test('does not take better answers than a host can give for right', () => {
    expect(print({ name: 'github', answers: answersOf(['page', '200, headers']) }).exitCode).toBe(1)
  })
})

const files = {
  'index.html': 'home',
  'file.html': 'file',
  'folder/index.html': 'folder',
  'both.html': 'both',
  'both/index.html': 'both below',
  '404.html': 'missing',
  _redirects: '/lake/old /lake/file 301\n/lake/file /lake/both 301\n/lake/a/* /lake/b/:splat 302\n/lake/x! /y 301!\n',
}

type Asked = [path: string, status: number, more: string]

function askedBy(ask: (path: string) => { status: number; headers: { location?: string }; body: string }) {
  return (path: string): Asked => {
    const { status, headers, body } = ask(path)
    return [path, status, headers.location ?? body]
  }
}

test('a server like GitHub Pages answers as was measured there', async () => {
  const dist = await writeFolder(files)
  const ask = askedBy((path) => answerLikeGitHub({ dist, basePath: '/lake' }, path))
  const right: Asked[] = [
    ['/lake', 301, '/lake/'],
    ['/lake/file', 200, 'file'],
    ['/lake/file/', 404, 'missing'],
    ['/lake/file.html', 200, 'file'],
    ['/lake/folder?x=1', 301, '/lake/folder/?x=1'],
    ['/lake/folder/', 200, 'folder'],
    ['/lake/both', 200, 'both'],
    ['/lake/both/', 200, 'both below'],
    ['/lake/old', 404, 'missing'],
    ['/other', 404, ''],
  ]
  expect(right.map(([path]) => ask(path))).toEqual(right)
})

test('a server like GitLab Pages prefers files, and compares rules without capitals', async () => {
  const dist = await writeFolder(files)
  const rules = readRules(join(dist, '_redirects'))
  const ask = askedBy((path) => answerLikeGitLab({ dist, basePath: '/lake', rules }, path))
  const right: Asked[] = [
    ['/lake/file', 200, 'file'],
    ['/lake/both', 302, '/lake/both/'],
    ['/lake/folder?x=1', 302, '/lake/folder/?x=1'],
    ['/lake/old?x=1', 301, '/lake/file'],
    ['/lake/OLD/', 301, '/lake/file'],
    ['/lake/a/c/d', 302, '/lake/b/c/d'],
    ['/lake/x!', 404, 'missing'],
  ]
  expect(right.map(([path]) => ask(path))).toEqual(right)
})
