/** Examples that replay recorded output. */
export const codePlayground = {
  examples: 'Exemples',
  tabs: { code: 'Code', output: 'Sortie' },
  tabsLabel: (title: string) => `${title}\u00a0: code et sortie`,
  run: 'Exécuter le code',
  running: 'Exécution…',
  download: 'Télécharger',
  config: 'Config',
  configTitle: 'Configuration',
  blocked: 'Un autre exemple est en cours d’exécution. ',
  note: 'Rejoue des résultats enregistrés, rien n’est mesuré ici',
  notRun: 'Pas encore exécuté.',
  outputOf: (title: string) => `Sortie\u00a0: ${title}`,
  recorded: 'Sortie enregistrée\u00a0:',
  links: 'Documentation associée',
  done: 'Exécution terminée. La sortie enregistrée est affichée.',
  copied: 'Code copié dans le presse-papiers',
} as const
