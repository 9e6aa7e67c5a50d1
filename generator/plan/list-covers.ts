import { coverOf } from '#schemas/cover.ts'
import { assetBeside, decodePath, sitePath } from '../links/links.ts'
import { type Article, type Content } from '../model/model.ts'

/**
 * Articles as lists show them: each cover by its name from the top of the site, because only the page of an article
 * knows the file that it is relative to. An article without one stays the same object.
 */
export function withCovers(
  list: readonly Article[],
  { assets, folder }: Pick<Content, 'assets' | 'folder'>,
): Article[] {
  let names: Set<string> | undefined
  return list.map((article) => {
    const cover = coverOf(article)
    if (!cover || cover.src.startsWith('/')) return article
    const { file } = article.entry
    names ??= new Set(assets.map(({ url }) => url))
    const isAsset = (name: string) => names?.has(name) === true
    const src = sitePath(cover.src, file) ?? assetBeside(cover.src, { file, folder }, isAsset) ?? cover.src
    return { ...article, head: { ...article.head, cover: { ...cover, src: decodePath(src) } } }
  })
}
