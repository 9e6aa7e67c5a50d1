/** What is printed on the picture of a page in link previews. */
export interface ShareCard {
  siteName: string
  /** Part of the site the page belongs to; may be empty. */
  section: string
  title: string
  /** Host and path. */
  address: string
  /** Changes with the mark and the colours of a brand without code. */
  look?: string
  /** Hash of the font that the site names, if it may be needed. */
  font?: string
}

/** A picture for link previews, 1200 × 630 pixels if the build draws it. */
export interface ShareImage {
  /** Absolute URL. */
  url: string
  alt: string
  /** What the build draws it from; missing for a file of the site. */
  card?: ShareCard
  /** Pixels of a file of the site. */
  size?: { width: number; height: number }
}
