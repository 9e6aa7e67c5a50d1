// The manual shows each block and each widget live, and its reference leads there.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { parse } from 'yaml'
import { kebabCase } from '#runtime/kebab-case.ts'
import { blockTypes } from '#schemas/blocks/registry.ts'
import { widgetNames } from '#schemas/widgets.ts'
import { libretto } from '../setup/mini-site.ts'
import { attributeValues } from './dist-files.ts'

interface ShownBlock {
  id: string
  type: string
  data?: { component?: string }
}

const readPage = (address: string) => readFileSync(join(inject('manual'), address, 'index.html'), 'utf8')

function listBlocks(page: string): ShownBlock[] {
  const text = readFileSync(join(libretto, `docs/content/pages/${page}.yaml`), 'utf8')
  return (parse(text) as { blocks: ShownBlock[] }).blocks
}

describe('the gallery of blocks', () => {
  it.each(blockTypes)('shows %s, and its reference links there', (type) => {
    expect(listBlocks('blocks').find(({ id }) => id === type)?.type).toBe(type)
    expect(attributeValues(readPage('blocks'), 'id')).toContain(type)
    expect(attributeValues(readPage(`docs/reference/blocks/${type}`), 'href')).toContain(`/blocks#${type}`)
  })
})

describe('the gallery of widgets', () => {
  it.each(widgetNames)('shows %s, and its reference links there', (name) => {
    const id = kebabCase(name)
    expect(listBlocks('widgets').find((block) => block.id === id)?.data?.component).toBe(name)
    expect(attributeValues(readPage('widgets'), 'id')).toContain(id)
    expect(attributeValues(readPage(`docs/reference/widgets/${id}`), 'href')).toContain(`/widgets#${id}`)
  })
})
