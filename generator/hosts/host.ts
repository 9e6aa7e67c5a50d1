// What a host does with the files and the rules of a site.

/**
 * How the addresses of pages look, and which files answer them:
 * - `plain`: /fares from fares/index.html
 * - `files`: /fares from fares.html
 * - `slashes`: /fares/ from fares/index.html
 */
export type PageForm = 'plain' | 'files' | 'slashes'

/** Files that a host reads, by their names at the top of the output. */
export type HostFile = '_headers' | '_redirects' | 'vercel.json' | '_nginx.conf' | '_Caddyfile' | '.nojekyll'

export interface Host {
  /** As its makers write it. */
  name: string
  /** Forms of addresses that it answers without sending visitors on. */
  forms: readonly PageForm[]
  reads: readonly HostFile[]
  /** Whether it redirects old addresses by the rules of a site; `perhaps` needs a page there for the other case. */
  redirects: 'always' | 'perhaps' | 'never'
  /** Set for a host that compares decoded addresses with its rules: letters beyond ASCII are written as they are. */
  isDecoded?: boolean
  /** What an old address has that no rule of this host can name, although it sends others: such ones need a page. */
  unsent?: RegExp
  /** Whether a line of `_redirects` may name the page for what a folder does not have. Others find the nearest one. */
  rules404?: boolean
  /** Whether it has one page for what does not exist, in the default language. */
  only404?: true
  /** What it reads or takes at most. What is missing has no limit, or none that a site of files reaches. */
  most: {
    redirects?: number
    /** Of these, redirects with a star or a placeholder. */
    patterns?: number
    files?: number
    /** Size of a file, in bytes. */
    fileSize?: number
    /** Files in one folder, those in folders there not counted. */
    folderFiles?: number
    /** Size of all files, in bytes. */
    siteSize?: number
    /** Size of `_redirects`, in bytes. It reads nothing of a larger one. */
    redirectsSize?: number
    /** Rules of `_headers`. */
    headerRules?: number
    /** Characters in a line of `_headers` or `_redirects`. */
    line?: number
  }
}
