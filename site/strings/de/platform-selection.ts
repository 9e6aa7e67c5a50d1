/** Kinds of application, in tabs. */
export const platformSelection = {
  label: 'Plattformen',
  quickStart: 'Schnellstart',
  installTitle: (platform: string) => `Installationsbefehl für ${platform}`,
  installCopied: 'Installationsbefehl in die Zwischenablage kopiert',
  guide: 'Zur vollständigen Anleitung',
  examples: 'Beispiele ansehen',
} as const
