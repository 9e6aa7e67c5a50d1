import { test } from 'vitest'
import { markdownToMdast } from 'satteri'
import { unified } from 'unified'
import remarkRehype from 'remark-rehype'
import rehypeStringify from 'rehype-stringify'
import { visit } from 'unist-util-visit'
const cases: Record<string, string> = {
  dashLines: '-\n'.repeat(25000), numLines: '1.\n'.repeat(20000), hardBreaks: 'a  \n'.repeat(50000), strongEm: '***a** b* '.repeat(10000), emUnder: '*_a_* '.repeat(10000), rows: '|a|\n|-|\n' + '|b\n'.repeat(25000), tables: '|a|\n|-|\n\n'.repeat(5000), amp1k: '&amp;'.repeat(1000), amp10k: '&amp;'.repeat(10000), ampspace: 'a &amp; b '.repeat(10000), strike2: '~~a~ '.repeat(20000), foot: 'x[^a]\n\n[^a]: ' + '>'.repeat(5000) + ' a', codeSpans: '`a` '.repeat(20000), looseList: '- a\n\n'.repeat(20000), tight: '- a\n'.repeat(20000), esc: '\\*'.repeat(20000), quoteEnt: 'a &quot; b &lt; '.repeat(3000), para: 'a\n\n'.repeat(50000)
}
for (const [name, source] of Object.entries(cases)) test(name, () => {
  const t = [performance.now()]
  try {
  const tree: any = markdownToMdast(source, { features: { frontmatter: false } })
  t.push(performance.now())
  let n = 0, len = 0, most = 0
  visit(tree, (node: any) => { n++; most = Math.max(most, node.children?.length ?? 0); len += node.value?.length ?? 0 })
  t.push(performance.now())
  const hast = unified().use(remarkRehype).runSync(tree)
  t.push(performance.now())
  visit(hast as any, () => {})
  t.push(performance.now())
  unified().use(rehypeStringify).stringify(hast as any)
  t.push(performance.now())
  console.log('R', name, source.length, 'nodes', n, 'most', most, 'values', len, t.slice(1).map((x, i) => Math.round(x - t[i]!)).join(' '))
  } catch (e) { console.log('R', name, String(e).slice(0, 100), t.slice(1).map((x, i) => Math.round(x - t[i]!)).join(' ')) }
}, 60000)
