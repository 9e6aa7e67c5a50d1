/** A page of the tree, or a group or a link of its side bar. A folder is a page with others below it. */
export interface DocsNode {
  /** Missing for a group without a page, and for a link. */
  route?: string
  /** Target of a link that is no page of the tree. */
  href?: string
  /** As in the side bar. */
  label: string
  title: string
  description?: string | undefined
  badge?: string | undefined
  order?: number | undefined
  /** Whether what is below it shows at first; undefined where nobody decided. */
  open?: boolean | undefined
  /** Whether somebody wrote the page. */
  isWritten: boolean
  parent?: DocsNode
  children: DocsNode[]
  /** Pages whose addresses are below that of the page. */
  below: readonly DocsPage[]
}

/** A page of the tree. */
export type DocsPage = DocsNode & { route: string }

/** Whether an entry is a page of the tree. */
export function isPage(node: DocsNode): node is DocsPage {
  return node.route !== undefined
}

/** The pages from a node on, in the order of reading. */
export function listBelow(node: DocsNode | undefined): DocsPage[] {
  if (!node) return []
  const below = node.children.flatMap(listBelow)
  return isPage(node) ? [node, ...below] : below
}
