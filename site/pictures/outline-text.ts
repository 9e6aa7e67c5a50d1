// Text as outlines, which look the same wherever a picture is drawn. The generator makes them from the font files.

export interface TextStyle {
  /** `own`: the font that the site names for its cards. */
  face: 'text' | 'own' | 'mono'
  /** Pixels. */
  size: number
  weight: number
  /** Letter spacing in em. */
  tracking: number
  /** Whether the text that a line is of begins at the right. */
  isRightToLeft?: boolean
}

/** A line of text as paths from the left end of its base line; undefined when the face lacks one of its characters. */
export type OutlineText = (text: string, style: TextStyle) => { paths: string; width: number } | undefined
