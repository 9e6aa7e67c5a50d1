// A widget's description names the content that its plan reads.

import { expect, test } from 'vitest'
import { kebabCase } from '#runtime/kebab-case.ts'
import { widgetNames, widgetSchemas } from '#schemas/widgets.ts'
import { listSources } from '../architecture/read-sources.ts'

const sources = listSources(['site'], /\.tsx?$/)

test.each(widgetNames)('%s names the content that it reads', (name) => {
  const plan = sources.get(`site/widgets/${kebabCase(name)}/plan.ts`) ?? ''
  const lists = [...plan.matchAll(/view\.(list|record|articles)\('([\w-]+)'\)/g)]
  const read = lists.map(([, kind, noun]) => (kind === 'articles' ? noun : `data/${noun}.yaml`))
  expect([...new Set(read)].sort()).toEqual([...widgetSchemas[name].reads].sort())
})
