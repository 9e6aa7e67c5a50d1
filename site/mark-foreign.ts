import { decodeAttribute } from './decode-attribute.ts'
import type { FrameProps } from './view-props.ts'

/** Names the language of each link that leads to another one: for programs, and in styles for visitors. */
export function markForeign(html: string, foreign: NonNullable<FrameProps['foreign']>): string {
  return html.replace(/<a\b[^>]*>/g, (tag) => {
    const href = decodeAttribute(/ href="([^"]*)"/.exec(tag)?.[1] ?? '')
    const path = href.replace(/[?#].*$/, '')
    if (!Object.hasOwn(foreign, path) || / hreflang=/i.test(tag)) return tag
    return `<a hreflang="${foreign[path]}"${tag.slice(2)}`
  })
}
