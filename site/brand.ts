// What one site has that no other has. Site code imports it as #own/NAME: from the site's own folder, or from
// site/standard/.

import type { ComponentType } from 'react'

/** The brand of a site with code of its own, for pages and pictures. */
export interface Brand {
  /**
   * The sign beside the site's name in header and footer: one svg element, hidden from assistive technology. Default:
   * what site.yaml names.
   */
  Sign?: ComponentType
  /** The same sign for pictures, which are drawn without React: icons and share cards. Default: as for Sign. */
  mark?: Mark
  /** Between the message and the links of the not-found page: one svg element, hidden from assistive technology. */
  NotFoundDrawing?: ComponentType
  /** The lower part of a share card, as SVG elements inside `area`. A change must raise shareCardVersion. */
  shareCardPicture: (area: PictureArea, colours: PictureColours) => string
}

/** What pictures show of a site. */
export interface Identity {
  name: string
  /** The mark of site.yaml as a data address. */
  mark?: string
  colours: PictureColours
  dark: PictureColours
  /** Changes with the mark and the colours; empty for the standard ones. */
  look: string
}

/** A sign in two colours. All lengths are in its own units. */
export interface Mark {
  /** Size of its box. */
  width: number
  height: number
  /** Space between the left edge of the box and the drawing, and the width of the drawing. */
  inset: number
  drawingWidth: number
  /** SVG elements. `ink` and `signal` are attributes, such as a fill or a class, for the parts in each colour. */
  svg: (paint: { ink: string; signal: string }) => string
}

/** Pixels of the whole picture. */
export interface PictureArea {
  left: number
  right: number
  top: number
  bottom: number
}

/** CSS colours of a theme. */
export interface PictureColours {
  background: string
  ink: string
  muted: string
  faint: string
  hairline: string
  signal: string
}
