// The HTML of a compiled text, as a list of finished strings and of holes: places whose content depends on the rest of
// the site. A plan hands it on as it is; `Prose` shows it when the generator has filled its holes. No program looks for
// anything in the strings.

/** HTML of a text. */
export interface TextHtml {
  readonly htmlPieces: readonly (string | Hole | Placed)[]
  /** The style sheets that what is in it needs. */
  readonly sheets?: readonly TextSheet[]
}

/** Style sheets of what few texts have: callouts, tabs, steps or the like; HTML of the writer; formulas; diagrams. */
export type TextSheet = 'prose-forms' | 'prose-html' | 'formulas' | 'diagrams'

/** A place in a text that is filled when its page is planned. */
export type Hole =
  /** The attribute that names the address, as the writer wrote it. */
  | { link: string }
  /** An address as written, without the attribute around it. */
  | { address: string }
  /** A whole picture: its address as written, and the other attributes of its element as HTML. */
  | { picture: string; attributes: string; size?: PictureSize }
  /** A word of the interface. */
  | { word: string }
  /** The button that copies the code before it, or below it. */
  | { copy: true }
  /** HTML that pages show and feeds do not. */
  | { page: string }
  /** HTML that pages of documentation show: their headings are links to themselves. */
  | { docs: string }
  /** The place of a widget or a block. */
  | { mark: WidgetMark }

/** The size that a writer has given a picture, as in HTML: pixels, or a percentage. */
export interface PictureSize {
  width?: string
  height?: string
}

/** Which widget or block stands in a text. */
export interface WidgetMark {
  name: string
  /** As written, without the name. */
  attributes: Readonly<Record<string, string>>
  /** Level of the headings inside. */
  level: 2 | 3
  /** Of a block: its place among the widgets of the text. */
  block?: number
}

/** A planned widget or block between the strings of a filled text; embedded.ts says what is in it. */
export interface Placed {
  /** Unique in the page. */
  id: string
}

/** The HTML of no text. */
export const noHtml: TextHtml = { htmlPieces: [] }

/** Whether there is nothing to show. */
export function isEmptyHtml({ htmlPieces }: TextHtml): boolean {
  return htmlPieces.length === 0
}

/** The strings, and the widgets and blocks between them. */
export function filledPieces({ htmlPieces }: TextHtml): (string | Placed)[] {
  return htmlPieces.map((piece) => {
    if (typeof piece === 'string' || 'id' in piece) return piece
    throw new Error(`a hole of a text is not filled: ${JSON.stringify(piece)}`)
  })
}
