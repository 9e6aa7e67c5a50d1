/** Copy buttons, and what they report. */
export const copyWords = {
  copy: 'Copier',
  copied: 'Copié',
  success: 'Copié dans le presse-papiers',
  failure: 'Impossible de copier dans le presse-papiers',
} as const
