// Front matter of other tools (Hugo, Jekyll, Docusaurus). A collection whose schema has a key of the same name keeps
// it.

/** Other tools' names of keys. Of several keys a collection has one. */
export const keyAliases: Readonly<Record<string, readonly string[]>> = {
  date: ['publishedAt'],
  pubDate: ['publishedAt'],
  lastmod: ['updatedAt', 'lastUpdated'],
  updated: ['updatedAt', 'lastUpdated'],
  last_modified_at: ['updatedAt', 'lastUpdated'],
  lastUpdated: ['updatedAt'],
  draft: ['status'],
  published: ['status'],
  summary: ['excerpt'],
  categories: ['category'],
  redirect_from: ['aliases'],
  weight: ['order'],
  sidebar_position: ['order'],
  nav_order: ['order'],
  sidebar_label: ['label'],
  linkTitle: ['label'],
}

/** Keys that hold a date. Under other names it may have the forms that other tools write. */
export const dateKeys: readonly string[] = ['publishedAt', 'updatedAt', 'lastUpdated']

const order = 'Libretto lists articles by their dates: remove it'
const redirect = 'write each old address into redirects.yaml, as from, with the address of this article as to'
const layout = 'the folder decides what an article looks like: remove it'

/** What to do about keys of other tools that a collection has no key for. */
export const foreignKeyHints: Readonly<Record<string, string>> = {
  date: 'remove it, or write the day of the last change as lastUpdated',
  id: 'the address is made of the file name: remove it',
  last_update: 'write its date as updatedAt; in a help article as lastUpdated',
  authors: 'write one author as author: { name: … }',
  weight: order,
  order,
  nav_order: order,
  sidebar_position: order,
  aliases: redirect,
  redirect_from: redirect,
  permalink: 'the file name is the address; write another last part as slug',
  url: 'the file name is the address; write another last part as slug',
  layout,
  template: layout,
  type: layout,
  categories: 'write one as category, the others as tags',
}
