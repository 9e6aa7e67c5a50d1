// content/blog, help and case-studies → articles: front matter by schema, body as Markdown, defaults from the file's name.

import { reservedIds } from '#schemas/article-anchors.ts'
import { blogPostSchema } from '#schemas/blog-post.ts'
import { caseStudySchema } from '#schemas/case-study.ts'
import { helpArticleSchema } from '#schemas/help-article.ts'
import { slugPattern } from '#schemas/primitives.ts'
import type { Help, Post, Study } from './content.ts'
import type { Entry } from './parse-entry.ts'
import { type Context, compileBody, compileText, parseMapping, report, slugOfFile } from './read-values.ts'

/** Posts of the blog. */
export function readPosts(entries: readonly Entry[], context: Context): Post[] {
  return inFolder(entries, 'blog').flatMap((entry) => context.once(entry, context, readPost))
}

/** Articles of the help centre. */
export function readHelps(entries: readonly Entry[], context: Context): Help[] {
  return inFolder(entries, 'help').flatMap((entry) => context.once(entry, context, readHelp))
}

/** Case studies. */
export function readStudies(entries: readonly Entry[], context: Context): Study[] {
  return inFolder(entries, 'case-studies').flatMap((entry) => context.once(entry, context, readStudy))
}

// Entries are sorted by file, so those of a folder stand together; "0" is the character after the slash.
function inFolder(entries: readonly Entry[], folder: string): Entry[] {
  return entries
    .slice(firstFrom(entries, `${folder}/`), firstFrom(entries, `${folder}0`))
    .filter(({ kind }) => kind === 'markdown')
}

function firstFrom(entries: readonly Entry[], file: string): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle] as Entry).file < file) low = middle + 1
    else high = middle
  }
  return low
}

function readPost(entry: Entry, context: Context): Post[] {
  const head = parseMapping(entry, blogPostSchema, context)
  const body = compileBody(entry, reservedIds, context)
  const slug = head?.slug ?? slugOfFile(entry, context)
  return head ? [joined(head, { id: head.id ?? slug, slug, route: `/blog/${slug}`, body, entry })] : []
}

function readHelp(entry: Entry, context: Context): Help[] {
  const head = parseMapping(entry, helpArticleSchema, context)
  const body = compileBody(entry, reservedIds, context)
  const slug = head?.slug ?? slugOfFile(entry, context)
  return head ? [joined(head, { id: head.id ?? slug, slug, route: `/help/${slug}`, body, entry })] : []
}

function readStudy(entry: Entry, context: Context): Study[] {
  const head = parseMapping(entry, caseStudySchema, context)
  if (!head) {
    compileBody(entry, reservedIds, context)
    return []
  }
  const { challenge, solution, ...rest } = head
  const slug = head.slug ?? head.title.toLowerCase().trim().replace(/\s+/g, '-')
  if (!slugPattern.test(slug))
    report(
      entry,
      [
        {
          problem: {
            code: 'bad-slug',
            severity: 'error',
            message: `the title gives the address "${slug}"`,
            hint: 'use only letters, digits, spaces and single hyphens in the title, or set slug',
          },
          path: ['title'],
          onKey: false,
        },
      ],
      context,
    )
  const articleId = head.id ?? slugOfFile(entry, context)
  const text = (field: 'challenge' | 'solution', source: string | undefined) =>
    compileText(
      { entry, path: [field], source: source ?? '' },
      { baseDepth: 3, takenIds: reservedIds, prefix: field },
      context,
    )
  const parts = { challenge: text('challenge', challenge), solution: text('solution', solution) }
  const taken = [
    ...reservedIds,
    ...parts.challenge.headings.map(({ id }) => id),
    ...parts.solution.headings.map(({ id }) => id),
  ]
  return [
    joined(rest, {
      ...parts,
      id: articleId,
      slug,
      route: `/case-studies/${slug}`,
      body: compileBody(entry, taken, context),
      entry,
    }),
  ]
}

// All articles of a kind must have one hidden class: with { ...head, id } V8 makes one for each, and a look at ten thousand of them takes five times as long.
function joined<Head extends object, More extends object>(head: Head, more: More): Omit<Head, keyof More> & More {
  return Object.assign({}, head, more)
}
