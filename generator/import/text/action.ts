import type { TabTitles } from './tab-titles.ts'

/** What becomes of a tag. */
export type Action =
  /** A directive around what is between this tag and its end; `content` for a tag without an end. */
  | {
      block: string
      title?: string
      isOpen?: boolean
      content?: string
      /** Titles of the tabs inside. */
      titles?: TabTitles
      /** What the tag around a tab knows it by. */
      value?: string
      lost?: readonly string[]
    }
  /** Only what is between the tag and its end stays, with a row above it. */
  | { group: true; above?: string; lost?: readonly string[] }
  /** An element of HTML with Markdown in it. */
  | { element: string; lost?: readonly string[] }
  /** Another text in its place. */
  | { text: string; lost?: readonly string[] }
