import type { OwnTrace } from './own-traces.ts'

/** Addresses of what a page loads. The same for all pages of one build. */
export interface PageAssets {
  /** Style sheets of every page. */
  styles: string[]
  /** Address of each other style sheet, by name. */
  sheets: Record<string, string>
  /** Fonts to preload. */
  fonts: string[]
  /** Whether these have Latin letters only, so that pages of other letters do not preload them. */
  areFontsLatin?: boolean
  loader: string
  /** What pages do without a framework. */
  page: string
  /** The script of pages that only lead to another one. */
  redirect: string
  /** Modules that these two import. */
  start: string[]
  /** Address of each script and style sheet to what `integrity` says of it. */
  integrity: Record<string, string>
  /** Whether there are no dark pages, whatever the visitor's system and other sites of the same host say. */
  isAlwaysLight?: boolean
  /** Content-Security-Policy of the page, for its meta element. */
  policy: string
  /** Island name to its module and the modules that one imports. */
  islands: Record<string, { src: string; preload: string[] }>
}

/** A rendered file. */
export interface RenderedPage {
  html: string
  /** Addresses of what the page loads before the visitor does anything, and of its images; each once. */
  loads: string[]
  /** What custom code has put there. */
  traces: readonly OwnTrace[]
}
