// Atom and JSON Feed 1.1. A feed is dated by its newest post, so that a build without changes writes the same bytes.

import { escapeHtml } from '../text.ts'

export interface FeedPost {
  url: string
  title: string
  summary: string
  html: string
  authorName: string
  tags: readonly string[]
  publishedAt: string
  updatedAt?: string | undefined
  cover?: FeedPicture | undefined
}

/** The cover of a post. */
export interface FeedPicture {
  /** Absolute address. */
  url: string
  /** Media type. */
  type: string
  bytes: number
}

export interface Feed {
  title: string
  description: string
  language: string
  /** Absolute addresses: the index page, and both feeds. */
  homeUrl: string
  atomUrl: string
  jsonUrl: string
  /** Newest first. */
  posts: readonly FeedPost[]
  /** Instant of a feed without posts. */
  emptySince: string
}

/** Atom 1.0 (RFC 4287). */
export function atomFile(feed: Feed): string {
  const updated =
    feed.posts
      .map((post) => toInstant(post.updatedAt ?? post.publishedAt))
      .sort((a, b) => Date.parse(a) - Date.parse(b))
      .at(-1) ?? feed.emptySince
  const entries = feed.posts.map((post) =>
    [
      '  <entry>',
      `    <id>${escapeXml(post.url)}</id>`,
      `    <title>${escapeXml(post.title)}</title>`,
      `    <link href="${escapeXml(post.url)}"/>`,
      ...(post.cover ? [enclosure(post.cover)] : []),
      `    <published>${toInstant(post.publishedAt)}</published>`,
      `    <updated>${toInstant(post.updatedAt ?? post.publishedAt)}</updated>`,
      `    <author><name>${escapeXml(post.authorName)}</name></author>`,
      ...post.tags.map((tag) => `    <category term="${escapeXml(tag)}"/>`),
      `    <summary>${escapeXml(post.summary)}</summary>`,
      `    <content type="html">${escapeXml(post.html)}</content>`,
      '  </entry>',
    ].join('\n'),
  )
  const head = [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    `  <id>${escapeXml(feed.homeUrl)}</id>`,
    `  <title>${escapeXml(feed.title)}</title>`,
    `  <subtitle>${escapeXml(feed.description)}</subtitle>`,
    `  <link href="${escapeXml(feed.homeUrl)}"/>`,
    `  <link rel="self" href="${escapeXml(feed.atomUrl)}"/>`,
    `  <updated>${updated}</updated>`,
  ]
  return `${[...head, ...entries, '</feed>'].join('\n')}\n`
}

function enclosure({ url, type, bytes }: FeedPicture): string {
  return `    <link rel="enclosure" href="${escapeXml(url)}" type="${escapeXml(type)}" length="${bytes}"/>`
}

/** JSON Feed 1.1. */
export function jsonFeedFile(feed: Feed): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: feed.homeUrl,
    feed_url: feed.jsonUrl,
    items: feed.posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.summary,
      content_html: post.html,
      ...(post.cover ? { image: post.cover.url } : {}),
      date_published: toInstant(post.publishedAt),
      date_modified: toInstant(post.updatedAt ?? post.publishedAt),
      authors: [{ name: post.authorName }],
      tags: post.tags,
    })),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

/** RFC 3339: a date without a time is midnight UTC. */
function toInstant(date: string): string {
  return date.includes('T') ? date : `${date}T00:00:00Z`
}

// XML 1.0 allows no control characters, not even as references.
function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}
