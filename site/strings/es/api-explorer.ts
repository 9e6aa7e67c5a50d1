// Words of the API explorer. Its title is in blockTitles.

/** The explorer before a call is chosen: key, list of calls, explanations. */
export const apiExplorer = {
  key: 'Clave de API',
  keyHint: 'Sirve cualquier texto. Se inserta en los fragmentos de código; no se guarda ni se envía.',
  hideKey: 'Ocultar clave',
  endpoint: 'Endpoint',
  idleTitle: 'Seleccionar un endpoint',
  idleText: 'Elija una llamada para completarla y ejecutarla, o consulte todas en la',
  idleLink: 'referencia de la API',
  idlePath: '. Cada ruta va precedida de ',
  idleEnd: '.',
  takes: 'Recibe',
  takesNothing: 'nada',
  returns: 'Devuelve',
  linksNote: 'El explorador necesita un script. Sin él, consulte cada llamada en la referencia:',
  parts: [
    { name: 'Prueba', text: 'Parámetros, cuerpo y clave. Después, ejecutar y leer la respuesta.' },
    { name: 'Documentación', text: 'Cada campo con su tipo y cada respuesta que puede dar la llamada.' },
    { name: 'Ejemplos de código', text: 'La misma solicitud como código, lista para copiar.' },
  ],
  idleResponse: 'El ejemplo documentado aparece aquí 1,5 s después de pulsar «Ejecutar».',
} as const

/** What the reference says about the chosen call. */
export const endpointDocumentation = {
  rateLimit: (count: string) =>
    `Como máximo, ${count} ${count === '1' ? 'solicitud' : 'solicitudes'} por minuto y clave.`,
  parameters: 'Parámetros',
  parametersOf: (id: string) => `Parámetros de ${id}`,
  requestBody: 'Cuerpo de la solicitud',
  responses: 'Respuestas',
  exampleOf: (status: number) => `Ejemplo de ${status}`,
  read: (id: string) => `Consultar ${id} en la referencia`,
} as const

/** The chosen call: its head and tabs. */
export const endpointPanel = {
  needsKey: 'Requiere clave',
  aliasOf: (id: string) => `Alias de ${id}`,
  copyAddress: 'Copiar dirección',
  tabs: 'Qué hacer con esta llamada',
  tabLabels: { test: 'Prueba', documentation: 'Documentación', code: 'Ejemplos de código' },
} as const

/** Languages of the request as code. */
export const endpointSnippets = {
  curl: 'cURL',
  node: 'Node.js',
  python: 'Python',
} as const

/** The form of one call, and its simulated response. */
export const endpointTest = {
  label: 'Solicitud',
  requestBody: 'Cuerpo de la solicitud',
  noParameters: 'Esta llamada no tiene parámetros.',
  required: ', obligatorio',
  example: 'Ejemplo:',
  execute: 'Ejecutar',
  executing: 'Ejecutando…',
  reasons: {
    running: 'Esperando la respuesta.',
    keyMissing: 'Esta llamada requiere una clave: escríbala en «Clave de API».',
    ready: 'Responde con el ejemplo documentado al cabo de 1,5 s. Nada sale de esta página.',
  },
  done: 'Solicitud ejecutada correctamente',
  failed: 'Error en la solicitud. Inténtelo de nuevo.',
  failedStatus: 'Error en la solicitud.',
  failedHint: 'Inténtelo de nuevo.',
  failedBody: 'Error en la solicitud',
  response: 'Respuesta',
  simulated: 'Simulada',
  notRun: 'No se ha ejecutado ninguna solicitud.',
  bodyTitle: 'Cuerpo',
  jsonBodyTitle: 'Cuerpo, application/json',
  invalidJson: (reason: string) => `El JSON no es válido: ${reason}`,
  unknownReason: 'motivo desconocido',
} as const
