import { expect, it } from 'vitest'
import { listJsonFiles } from '#generator/outputs/list-json-files.ts'

const fileOf = (url: string, text: string) => ({ url, file: `root${url}`, bytes: Buffer.from(text), hash: '' })

it('lists JSON at addresses without an ending, and nothing else', () => {
  const files = [
    fileOf('/.well-known/apple-app-site-association', ' {"applinks": {}}\n'),
    fileOf('/.well-known/matrix/server', '[]'),
    fileOf('/.well-known/nodeinfo.json', '{}'),
    fileOf('/CNAME', 'lake.example.com'),
    fileOf('/number', '1'),
    fileOf('/half', '{"a": '),
    fileOf('/with space', '{}'),
    fileOf('/"; }', '{}'),
  ]
  expect(listJsonFiles(files)).toEqual(['/.well-known/apple-app-site-association', '/.well-known/matrix/server'])
})
