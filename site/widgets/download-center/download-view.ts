import type { Download } from '#schemas/download.ts'

/** A file that visitors can load. */
export interface DownloadView extends Omit<Download, 'size'> {
  /** Printed size, e.g. "3.2 KB". */
  size: string
  fileName: string
  /** SHA-256 of the file, hexadecimal. */
  sha256: string
}
