/** The button of one download, and the toasts about it. */
export const downloadButton = {
  download: 'Download',
  downloading: (percent: number) => `Downloading ${percent}%`,
  downloaded: 'Downloaded',
  progressLabel: (name: string) => `Download of ${name}`,
  progress: (name: string, percent: number) => `${name}: ${percent}%`,
  done: (name: string) => `${name} downloaded successfully!`,
  failed: 'Download failed. Please try again.',
} as const

/** Cards, tabs and totals. */
export const downloadCenter = {
  tabs: { all: 'All Downloads', sdk: 'SDKs', docs: 'Documentation', tools: 'Tools', samples: 'Samples' },
  empty: 'No files of this kind.',
  featured: 'Featured',
  version: (version: string, size: string) => ['Version ', version, ', ', size],
  platforms: 'Platforms',
  requirements: 'Requirements',
  changes: "What's New",
  docs: 'Docs',
  source: 'Source',
  checksum: 'Checksum',
  checksumOf: (fileName: string) => ['SHA-256 of ', fileName, ': '],
  total: 'Files fetched from this site',
  monthly: 'In the last month',
  tableCaption: 'Files fetched, by system',
  columns: ['System', 'Files', 'Change in a month'],
} as const
