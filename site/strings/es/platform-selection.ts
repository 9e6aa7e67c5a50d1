/** Kinds of application, in tabs. */
export const platformSelection = {
  label: 'Plataformas',
  quickStart: 'Inicio rápido',
  installTitle: (platform: string) => `Comando de instalación para ${platform}`,
  installCopied: 'Comando de instalación copiado al portapapeles',
  guide: 'Ver la guía completa',
  examples: 'Ver ejemplos',
} as const
