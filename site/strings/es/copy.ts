/** Copy buttons, and what they report. */
export const copyWords = {
  copy: 'Copiar',
  copied: 'Copiado',
  success: 'Copiado al portapapeles',
  failure: 'No se pudo copiar al portapapeles',
} as const
