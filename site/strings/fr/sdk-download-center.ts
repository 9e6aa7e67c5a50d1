/** The newsletter box. */
export const newsletter = {
  title: 'Restez au courant',
  text: 'Les nouveautés par e-mail.',
  email: 'E-mail',
  subscribe: 'S’abonner',
  subscribing: 'Abonnement…',
  simulated: 'Merci. Démonstration\u00a0: rien n’a été envoyé.',
  subscribed: 'Merci. Votre abonnement est enregistré.',
  failure: 'L’abonnement a échoué. Veuillez réessayer.',
} as const

/** Cards and quick starts. */
export const sdkDownloadCenter = {
  tabs: 'Démarrage rapide par langage',
  language: 'Langage',
  version: 'Version',
  versionNumber: (version: string) => ['v', version],
  size: 'Taille',
  installs: (packageManager: string) => ['Installations par mois (', packageManager, ')'],
  installTitle: (name: string) => `Commande d’installation pour ${name}`,
  installCopied: 'Commande d’installation copiée dans le presse-papiers',
  codeTitle: (name: string, version: string) => `${name}, ${version}`,
  codeCopied: 'Exemple de code copié dans le presse-papiers',
  download: 'Télécharger',
  docs: 'Documentation',
  docsOf: (name: string) => ['Documentation ', name],
  githubOf: (name: string) => [name, ' sur GitHub'],
} as const
