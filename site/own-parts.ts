// What custom code brings: lists of its parts by name, and what defines widgets and collections.

import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod'
import type { IslandBase } from '#runtime/contract.ts'
import type { CollectionRules, OwnHead } from '#schemas/own-collection.ts'
import type { AnyBlock } from './blocks/define-block.ts'
import type { TextHtml } from './text-html.ts'

/** Any block of a site's own, by its type. */
export type OwnBlocks = Readonly<Record<string, AnyBlock>>

/** Any drawing of a site's own, by the name that a hero gives in `drawing`. `id` prefixes the ids inside. */
export type OwnDrawings = Readonly<Record<string, ComponentType<{ id: string }>>>

/** Any widget of a site's own, by its name. */
export type OwnWidgets = Readonly<Record<string, ComponentType<IslandBase & Record<string, unknown>>>>

/** Schemas of their props, by name: `export const props = z.strictObject({ … })` in site/widgets/NAME/props.ts. */
export type OwnWidgetProps = Readonly<Record<string, z.ZodType>>

/**
 * Defines a widget: `export const NAME = defineWidget(({ id, … }) => …)` in site/widgets/NAME/NAME.tsx. A block places
 * it with `<Widget name="NAME" id="…" on="…" props={…} />`. Props are plain JSON; `id` is unique in the page.
 */
export function defineWidget<Props extends object>(
  Component: (props: Props & IslandBase) => ReactNode,
): (props: Props & IslandBase) => ReactNode {
  return Component
}

/** An article in a list. */
export interface OwnCard<Head> {
  title: string
  /** Address of the article. */
  href: string
  /** Of the front matter, or the beginning of the text. */
  excerpt: string
  /** Front matter, with defaults. */
  head: Head
}

/** An article on its page. */
export interface OwnArticle<Head> {
  title: string
  /** Front matter, with defaults. */
  head: Head
  /** The text. Show it with `<Prose html={html} />`. */
  html: TextHtml
  /** Language of the site, a BCP 47 tag. */
  language: string
}

/** A collection of articles. Its name, that of its folder in content/ and its address are the name of its file. */
export interface OwnCollection<Head> extends Omit<CollectionRules, 'head' | 'sortBy'> {
  /** Title of the page that lists the articles, e.g. "Recipes". */
  title: string
  /**
   * Keys of the front matter beside those of every article; with `z.looseObject` any others, too. Plain data: it is
   * written into pages as JSON.
   */
  head?: z.ZodObject
  /** Date that lists sort by, newest first. Default: `publishedAt`. */
  sortBy?: (head: Head) => string | undefined
  /** What a list shows of an article, below its title. Default: the excerpt. */
  Card?: (props: OwnCard<Head>) => ReactNode
  /** What stands below the title on the page of an article. Default: its text. */
  Component?: (props: OwnArticle<Head>) => ReactNode
}

/** Any collection of a site's own. */
export type AnyOwnCollection = OwnCollection<never>

/** All of them, by name. */
export type OwnCollections = Readonly<Record<string, AnyOwnCollection>>

/** Defines a collection: `export const collection = defineCollection({ … })` in site/collections/NAME.tsx. */
export function defineCollection<
  Shape extends z.ZodRawShape = Record<never, never>,
  Rest extends z.core.$ZodObjectConfig = z.core.$strip,
>(
  collection: OwnCollection<OwnHead & z.output<z.ZodObject<Shape, Rest>>> & { head?: z.ZodObject<Shape, Rest> },
): AnyOwnCollection {
  return collection
}
