// Content of a site for benchmarks: half help articles, half posts, each of about 3 KB with links, lists and code.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes `count` articles into the folder `content`. */
export function generateSite(content, count) {
  const write = (path, text) => {
    mkdirSync(dirname(join(content, path)), { recursive: true })
    writeFileSync(join(content, path), text)
  }
  write('site.yaml', 'name: Bench\nurl: https://bench.example.com\n')
  const section = (index, at) => {
    const link = `[link](/help/article-${(index * 7 + at) % (count / 2)})`
    const words = 'Packets come late when the route changes. '.repeat(6)
    return `## Section ${at} of ${index}\n\nSome *text* with a ${link} and \`code\`. ${words}\n\n- one\n- two\n`
  }
  const sections = (index) => Array.from({ length: 8 }, (_, at) => section(index, at)).join('\n')
  const code = '```js\nconst call = await client.calls.create({ to: "+15550100" })\n```\n'
  for (let index = 0; index < count / 2; index++) {
    const month = String((index % 12) + 1).padStart(2, '0')
    const help = `---\ntitle: Help article ${index}\ntags: [a, b]\n---\n\n${sections(index)}\n${code}`
    const post = `---\ntitle: Post ${index}\npublishedAt: 2025-${month}-01\n---\n\n${sections(index)}`
    write(`help/article-${index}.md`, help)
    write(`blog/post-${index}.md`, post)
  }
}
