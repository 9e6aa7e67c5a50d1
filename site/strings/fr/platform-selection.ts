/** Kinds of application, in tabs. */
export const platformSelection = {
  label: 'Plateformes',
  quickStart: 'Démarrage rapide',
  installTitle: (platform: string) => `Commande d’installation pour ${platform}`,
  installCopied: 'Commande d’installation copiée dans le presse-papiers',
  guide: 'Voir le guide complet',
  examples: 'Voir les exemples',
} as const
