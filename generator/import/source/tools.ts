// Where each tool keeps its pages, posts and files, and how its configuration is called.

import { posix } from 'node:path'

/** The generators that a folder can come from. */
export const tools = ['hugo', 'docusaurus', 'starlight', 'vitepress', 'eleventy', 'jekyll', 'markdown'] as const
export type Tool = (typeof tools)[number]

/** Files of Markdown, which are pages of every tool. */
export const pageFile = /\.(?:md|mdx|markdown)$/i

/** A folder of pages. */
interface PageFolder {
  /** Path below the source folder; empty is the folder itself. */
  path: string
  /** Where its pages go; undefined for documentation, which goes where `--to` says. */
  collection?: 'blog'
  /** First part of its addresses; empty for pages at the top. */
  route: string
}

export interface ToolRules {
  /** As people write it. */
  title: string
  /** Files that only this tool has. */
  config: RegExp
  /** Folders of pages, the more specific ones first. */
  pages: readonly PageFolder[]
  /** Folders whose files are published as they are, and the first part of their addresses. */
  files: readonly { path: string; route: string }[]
  /** Folders and files that are never content. */
  ignored: RegExp
}

/** Files about a project, where its folder is that of the site. In small letters, most are pages. */
export const projectFile =
  /^(?:README|[Rr]eadme|LICENSE|LICENCE|CONTRIBUTING|CHANGELOG|CODE_OF_CONDUCT|SECURITY)(?:\.\w+)?$/

export const toolRules: Readonly<Record<Tool, ToolRules>> = {
  hugo: {
    title: 'Hugo',
    config: /^(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/,
    pages: [
      { path: 'content/posts', collection: 'blog', route: 'posts' },
      { path: 'content/post', collection: 'blog', route: 'post' },
      { path: 'content/blog', collection: 'blog', route: 'blog' },
      { path: 'content/docs', route: 'docs' },
      { path: 'content', route: '' },
    ],
    files: [{ path: 'static', route: '' }],
    ignored: /^(?:public|resources)\//,
  },
  docusaurus: {
    title: 'Docusaurus',
    config: /^docusaurus\.config\.[cm]?[jt]s$/,
    pages: [
      { path: 'blog', collection: 'blog', route: 'blog' },
      { path: 'docs', route: 'docs' },
      { path: 'src/pages', route: '' },
    ],
    files: [{ path: 'static', route: '' }],
    ignored: /^build\//,
  },
  starlight: {
    title: 'Starlight',
    config: /^astro\.config\.[cm]?[jt]s$/,
    pages: [
      { path: 'src/content/docs/blog', collection: 'blog', route: 'blog' },
      { path: 'src/content/docs', route: '' },
    ],
    files: [{ path: 'public', route: '' }],
    ignored: /^dist\//,
  },
  vitepress: {
    title: 'VitePress',
    config: /^(?:docs\/|src\/)?\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/,
    pages: [{ path: '', route: '' }],
    files: [{ path: 'public', route: '' }],
    ignored: /^\.vitepress\//,
  },
  eleventy: {
    title: 'Eleventy',
    config: /^(?:\.eleventy|eleventy\.config)\.[cm]?[jt]s$/,
    pages: [
      { path: 'posts', collection: 'blog', route: 'posts' },
      { path: 'blog', collection: 'blog', route: 'blog' },
      { path: 'docs', route: 'docs' },
      { path: '', route: '' },
    ],
    files: [
      { path: 'public', route: '' },
      { path: 'static', route: '' },
      { path: 'assets', route: 'assets' },
      { path: 'img', route: 'img' },
      { path: 'images', route: 'images' },
    ],
    ignored: /^(?:_site|_includes|_data|_layouts)\//,
  },
  jekyll: {
    title: 'Jekyll',
    config: /^_config\.(?:ya?ml|toml)$/,
    pages: [
      { path: '_posts', collection: 'blog', route: '' },
      { path: '_drafts', collection: 'blog', route: '' },
      { path: '_docs', route: 'docs' },
      { path: 'docs', route: 'docs' },
      { path: '_pages', route: '' },
      { path: '', route: '' },
    ],
    files: [
      { path: 'assets', route: 'assets' },
      { path: 'images', route: 'images' },
      { path: 'img', route: 'img' },
    ],
    ignored: /^(?:_site|_includes|_layouts|_sass|_data|_plugins|vendor)\//,
  },
  markdown: {
    title: 'MkDocs',
    config: /^mkdocs\.ya?ml$/,
    pages: [
      { path: 'blog', collection: 'blog', route: 'blog' },
      { path: '', route: '' },
    ],
    files: [],
    ignored: /^(?:site|_book)\/|(?:^|\/)SUMMARY\.md$/,
  },
}

/**
 * The folders whose files are published as they are. `base` is the path of the site in the source folder; files of
 * Eleventy are often beside it.
 */
export function staticFolders(tool: Tool, base: string): { path: string; route: string }[] {
  const around = tool === 'eleventy' && base !== '' ? [base, ''] : [base]
  return around.flatMap((folder) =>
    toolRules[tool].files.map(({ path, route }) => ({ path: posix.join(folder, path), route })),
  )
}
