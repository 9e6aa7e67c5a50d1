/** Copy buttons, and what they report. */
export const copyWords = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  success: 'In die Zwischenablage kopiert',
  failure: 'Kopieren in die Zwischenablage fehlgeschlagen',
} as const
