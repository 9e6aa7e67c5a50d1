// What the global set-ups provide to tests through inject().

export type {}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Output folder of the real site, built with a fixed clock. */
    dist: string
    /** The same, built with the preact engine; for browser tests. */
    distPreact: string
    /** Path of the Chromium binary; empty when there is none. */
    chromium: string
  }
}
