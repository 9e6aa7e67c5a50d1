// A folder of pages or of documentation is part of the address of each page in it, unless a page has its own slug.

import { fileSlugPattern } from '#schemas/primitives.ts'
import type { Content } from '../model/model.ts'
import type { Problem } from '../problem.ts'
import { suggestSlug } from '../read/read.ts'

/** Reports each folder that cannot be part of an address once. */
export function checkFolderNames({ articles, pages, site }: Content): Problem[] {
  const seen = new Set<string>()
  const problems: Problem[] = []
  const docs = articles.docs ?? []
  const versions = new Set(site.docs.versions)
  for (const { entry, slug } of [...docs, ...pages]) {
    const [place, ...folders] = entry.file.split('/').slice(0, -1)
    for (const [depth, name] of folders.entries()) {
      if (place === 'docs' && depth === 0 && versions.has(name)) continue
      if (fileSlugPattern.test(name) || (place === 'pages' && !slug.split('/').includes(name))) continue
      const path = [place, ...folders.slice(0, depth + 1)].join('/')
      if (seen.has(path)) continue
      seen.add(path)
      const message = `the folder name "${name}" cannot be part of an address`
      const hint = `rename the folder to ${suggestSlug(name)}`
      problems.push({ code: 'bad-slug', severity: 'error', message, hint, file: entry.file })
    }
  }
  return problems
}
