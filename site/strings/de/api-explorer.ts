// Words of the API explorer. Its title is in blockTitles.

/** The explorer before a call is chosen: key, list of calls, explanations. */
export const apiExplorer = {
  key: 'API-Schlüssel',
  keyHint: 'Jeder Text funktioniert. Er wird in die Codebeispiele eingesetzt und weder gespeichert noch gesendet.',
  hideKey: 'Schlüssel verbergen',
  endpoint: 'Endpunkt',
  idleTitle: 'Endpunkt auswählen',
  idleText: 'Wählen Sie einen Aufruf, um ihn auszufüllen und auszuführen. Alle Aufrufe beschreibt die',
  idleLink: 'API-Referenz',
  idlePath: '. Vor jedem Pfad steht ',
  idleEnd: '.',
  takes: 'Eingabe',
  takesNothing: 'keine',
  returns: 'Ergebnis',
  linksNote: 'Der Explorer braucht ein Skript. Ohne Skript beschreibt die Referenz jeden Aufruf:',
  parts: [
    { name: 'Test', text: 'Parameter, Body und Schlüssel. Danach ausführen und die Antwort lesen.' },
    { name: 'Dokumentation', text: 'Jedes Feld mit seinem Typ und jede mögliche Antwort des Aufrufs.' },
    { name: 'Codebeispiele', text: 'Dieselbe Anfrage als Code, bereit zum Kopieren.' },
  ],
  idleResponse: 'Das dokumentierte Beispiel erscheint hier 1,5\u00a0s nach „Ausführen“.',
} as const

/** What the reference says about the chosen call. */
export const endpointDocumentation = {
  rateLimit: (count: string) => `Höchstens ${count} Anfragen pro Minute und Schlüssel.`,
  parameters: 'Parameter',
  parametersOf: (id: string) => `Parameter von ${id}`,
  requestBody: 'Anfrage-Body',
  responses: 'Antworten',
  exampleOf: (status: number) => `Beispiel für ${status}`,
  read: (id: string) => `${id} in der Referenz lesen`,
} as const

/** The chosen call: its head and tabs. */
export const endpointPanel = {
  needsKey: 'Schlüssel erforderlich',
  aliasOf: (id: string) => `Alias von ${id}`,
  copyAddress: 'Adresse kopieren',
  tabs: 'Ansichten dieses Aufrufs',
  tabLabels: { test: 'Test', documentation: 'Dokumentation', code: 'Codebeispiele' },
} as const

/** Languages of the request as code. */
export const endpointSnippets = {
  curl: 'cURL',
  node: 'Node.js',
  python: 'Python',
} as const

/** The form of one call, and its simulated response. */
export const endpointTest = {
  label: 'Anfrage',
  requestBody: 'Anfrage-Body',
  noParameters: 'Dieser Aufruf hat keine Parameter.',
  required: ', erforderlich',
  example: 'Beispiel:',
  execute: 'Ausführen',
  executing: 'Wird ausgeführt\u00a0…',
  reasons: {
    running: 'Die Antwort steht noch aus.',
    keyMissing: 'Dieser Aufruf braucht einen Schlüssel: bitte unter „API-Schlüssel“ eingeben.',
    ready: 'Antwortet nach 1,5\u00a0s mit dem dokumentierten Beispiel. Nichts verlässt diese Seite.',
  },
  done: 'Anfrage erfolgreich ausgeführt',
  failed: 'Anfrage fehlgeschlagen. Bitte erneut versuchen.',
  failedStatus: 'Anfrage fehlgeschlagen.',
  failedHint: 'Bitte erneut versuchen.',
  failedBody: 'Anfrage fehlgeschlagen',
  response: 'Antwort',
  simulated: 'Simuliert',
  notRun: 'Es wurde noch keine Anfrage ausgeführt.',
  bodyTitle: 'Body',
  jsonBodyTitle: 'Body, application/json',
  invalidJson: (reason: string) => `Kein gültiges JSON: ${reason}`,
  unknownReason: 'unbekannter Grund',
} as const
