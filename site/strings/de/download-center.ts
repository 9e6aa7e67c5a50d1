/** The button of one download, and the toasts about it. */
export const downloadButton = {
  download: 'Herunterladen',
  downloading: (percent: number) => `Wird geladen: ${percent}\u00a0%`,
  downloaded: 'Heruntergeladen',
  progressLabel: (name: string) => `Download von ${name}`,
  progress: (name: string, percent: number) => `${name}: ${percent}\u00a0%`,
  done: (name: string) => `${name} wurde heruntergeladen`,
  failed: 'Download fehlgeschlagen. Bitte erneut versuchen.',
} as const

/** Cards, tabs and totals. */
export const downloadCenter = {
  tabs: { all: 'Alle Downloads', sdk: 'SDKs', docs: 'Dokumentation', tools: 'Werkzeuge', samples: 'Beispiele' },
  empty: 'Keine Dateien dieser Art.',
  featured: 'Empfohlen',
  version: (version: string, size: string) => ['Version ', version, ', ', size],
  platforms: 'Plattformen',
  requirements: 'Voraussetzungen',
  changes: 'Neuerungen',
  docs: 'Dokumentation',
  source: 'Quellcode',
  checksum: 'Prüfsumme',
  checksumOf: (fileName: string) => ['SHA-256 von ', fileName, ': '],
  total: 'Von dieser Website geladene Dateien',
  monthly: 'Im letzten Monat',
  tableCaption: 'Geladene Dateien nach System',
  columns: ['System', 'Dateien', 'Änderung in einem Monat'],
} as const
