// An edit takes the Markdown versions of all other articles from the last build.

import { expect, it } from 'vitest'
import type { KeptFiles, OutputFile } from '#generator/disk/disk.ts'
import { describeFiles } from '../describe-files.ts'

const article = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`
const articles = {
  'content/help/a.md': article('A', 'Text of A.'),
  'content/help/b.md': article('B', 'See [A](a.md) and {claim:rate}.'),
  'content/help/c.md': article('C', '::widget{name="VoiceDemo"}'),
}
const claims = (value: string) => ({
  'content/data/claims.yaml': `- { id: rate, label: Rate, value: "${value}", unit: kHz, description: Of sound. }\n`,
})

/** Keys of the versions, and what is made when the folder has one version of the same key. */
async function describeTwice(before: Record<string, string>, after: Record<string, string>) {
  const keys = new Map<string, string | undefined>()
  const note = (file: OutputFile) => void (file.path.endsWith('.md') && keys.set(file.path, file.key))
  await describeFiles(before, {}, { note })
  const kept: KeptFiles = {
    find: (path, key) => (keys.get(path) === key ? { path, hash: '', size: 4, stamp: '', copiedAt: 0 } : undefined),
    copyOf: () => Buffer.from('kept'),
  }
  const { files } = await describeFiles(after, {}, { kept })
  return files['llms-full.txt']?.split('\n---\n\n')
}

it('when only their own files count', async () => {
  const edited = { ...articles, 'content/help/a.md': article('A', 'Another text.') }
  expect(await describeTwice({ ...articles, ...claims('48') }, { ...edited, ...claims('48') })).toEqual([
    '# A\n\nAnother text.\n',
    'kept',
    // It shows data.
    '# C\n\n[C](/help/c)\n'.replace('](', '](https://example.com'),
  ])
})

it('unless a claim, a link or the code has changed', async () => {
  const before = { ...articles, ...claims('48') }
  const changed = await describeTwice(before, { ...articles, ...claims('16') })
  expect(changed?.[1]).toContain('16 kHz')
  const more = await describeTwice(before, { ...before, 'content/help/d.md': article('D', 'New.') })
  expect(more).not.toContain('kept')
  const shown = (picture: string) => ({
    'content/assets/a.svg': picture,
    'content/help/a.md': article('A', '![A line](../assets/a.svg)'),
  })
  const [one, other] = ['<svg viewBox="0 0 1 1"/>', '<svg viewBox="0 0 2 2"/>']
  expect(await describeTwice(shown(one), shown(one))).toEqual(['kept'])
  expect(await describeTwice(shown(one), shown(other))).not.toContain('kept')
})
