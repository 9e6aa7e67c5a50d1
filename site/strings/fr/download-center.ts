/** The button of one download, and the toasts about it. */
export const downloadButton = {
  download: 'Télécharger',
  downloading: (percent: number) => `Téléchargement\u00a0: ${percent}\u00a0%`,
  downloaded: 'Téléchargé',
  progressLabel: (name: string) => `Téléchargement\u00a0: ${name}`,
  progress: (name: string, percent: number) => `${name}\u00a0: ${percent}\u00a0%`,
  done: (name: string) => `${name}\u00a0: téléchargement terminé`,
  failed: 'Le téléchargement a échoué. Veuillez réessayer.',
} as const

/** Cards, tabs and totals. */
export const downloadCenter = {
  tabs: {
    all: 'Tous les téléchargements',
    sdk: 'SDK',
    docs: 'Documentation',
    tools: 'Outils',
    samples: 'Exemples',
  },
  empty: 'Aucun fichier de ce type.',
  featured: 'À la une',
  version: (version: string, size: string) => ['Version ', version, ', ', size],
  platforms: 'Plateformes',
  requirements: 'Configuration requise',
  changes: 'Nouveautés',
  docs: 'Documentation',
  source: 'Code source',
  checksum: 'Somme de contrôle',
  checksumOf: (fileName: string) => ['SHA-256 de ', fileName, '\u00a0: '],
  total: 'Fichiers téléchargés depuis ce site',
  monthly: 'Au cours du dernier mois',
  tableCaption: 'Fichiers téléchargés, par système',
  columns: ['Système', 'Fichiers', 'Évolution sur un mois'],
} as const
