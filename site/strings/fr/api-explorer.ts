// Words of the API explorer. Its title is in blockTitles.

/** The explorer before a call is chosen: key, list of calls, explanations. */
export const apiExplorer = {
  key: 'Clé API',
  keyHint: 'N’importe quel texte convient. Il complète les extraits de code et n’est ni conservé ni envoyé.',
  hideKey: 'Masquer la clé',
  endpoint: 'Endpoint',
  idleTitle: 'Sélectionnez un endpoint',
  idleText: 'Choisissez un appel pour le remplir et l’exécuter, ou consultez-les tous dans la',
  idleLink: 'référence de l’API',
  idlePath: '. Chaque chemin s’ajoute à ',
  idleEnd: '.',
  takes: 'Paramètres',
  takesNothing: 'aucun',
  returns: 'Renvoie',
  linksNote: 'L’explorateur nécessite un script. Sans script, consultez chaque appel dans la référence\u00a0:',
  parts: [
    { name: 'Test', text: 'Paramètres, corps et clé. Exécutez ensuite l’appel et lisez la réponse.' },
    { name: 'Documentation', text: 'Chaque champ avec son type, et toutes les réponses possibles de l’appel.' },
    { name: 'Exemples de code', text: 'La même requête sous forme de code, prête à copier.' },
  ],
  idleResponse: 'L’exemple documenté apparaît ici 1,5\u00a0s après «\u00a0Exécuter\u00a0».',
} as const

/** What the reference says about the chosen call. */
export const endpointDocumentation = {
  rateLimit: (count: string) => `Au plus ${count} ${count === '1' ? 'requête' : 'requêtes'} par minute et par clé.`,
  parameters: 'Paramètres',
  parametersOf: (id: string) => `Paramètres de ${id}`,
  requestBody: 'Corps de la requête',
  responses: 'Réponses',
  exampleOf: (status: number) => `Exemple de réponse ${status}`,
  read: (id: string) => `Voir ${id} dans la référence`,
} as const

/** The chosen call: its head and tabs. */
export const endpointPanel = {
  needsKey: 'Clé requise',
  aliasOf: (id: string) => `Alias de ${id}`,
  copyAddress: 'Copier l’adresse',
  tabs: 'Que faire de cet appel',
  tabLabels: { test: 'Test', documentation: 'Documentation', code: 'Exemples de code' },
} as const

/** Languages of the request as code. */
export const endpointSnippets = {
  curl: 'cURL',
  node: 'Node.js',
  python: 'Python',
} as const

/** The form of one call, and its simulated response. */
export const endpointTest = {
  label: 'Requête',
  requestBody: 'Corps de la requête',
  noParameters: 'Cet appel ne prend aucun paramètre.',
  required: ', obligatoire',
  example: 'Exemple\u00a0:',
  execute: 'Exécuter',
  executing: 'Exécution…',
  reasons: {
    running: 'En attente de la réponse.',
    keyMissing: 'Cet appel nécessite une clé\u00a0: saisissez-en une sous «\u00a0Clé API\u00a0».',
    ready: 'Renvoie l’exemple documenté après 1,5\u00a0s. Rien ne quitte cette page.',
  },
  done: 'Requête exécutée avec succès',
  failed: 'La requête a échoué. Veuillez réessayer.',
  failedStatus: 'La requête a échoué.',
  failedHint: 'Veuillez réessayer.',
  failedBody: 'La requête a échoué',
  response: 'Réponse',
  simulated: 'Simulée',
  notRun: 'Aucune requête n’a été exécutée.',
  bodyTitle: 'Corps',
  jsonBodyTitle: 'Corps, application/json',
  invalidJson: (reason: string) => `Ce JSON n’est pas valide\u00a0: ${reason}`,
  unknownReason: 'raison inconnue',
} as const
