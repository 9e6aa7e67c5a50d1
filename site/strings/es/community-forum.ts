/** The three tabs. */
export const communityForum = {
  label: 'Comunidad',
  forum: 'Foro',
  showcase: 'Proyectos',
  support: 'Soporte',
} as const

/** Projects of the community. */
export const projectList = {
  empty: 'Todavía no se ha presentado ningún proyecto.',
  tags: 'Etiquetas',
  likes: (count: number) => [count, ' me gusta'],
  demo: 'Demo',
  github: 'GitHub',
} as const

/** Ticket form and quick help. */
export const supportDesk = {
  title: 'Enviar un ticket',
  subject: 'Asunto',
  subjectEmpty: 'El asunto está vacío',
  category: 'Categoría',
  /** Categories of a site that lists none of its own. */
  categories: {
    general: 'Soporte general',
    technical: 'Problema técnico',
    billing: 'Consulta de facturación',
    feature: 'Solicitud de función',
  },
  description: 'Descripción',
  descriptionEmpty: 'La descripción está vacía',
  fieldsEmpty: 'Complete el asunto y la descripción',
  fieldsRequired: 'El asunto y la descripción son obligatorios',
  failure: 'No se pudo enviar el ticket. Inténtelo de nuevo.',
  submit: 'Enviar ticket',
  submitting: 'Enviando…',
  createdToast: (shortId: string) => `Ticket ${shortId} creado`,
  created: (shortId: string) => `Ticket ${shortId} creado. Aparece en la lista de abajo.`,
  quickHelp: 'Ayuda rápida',
  documentation: 'Documentación',
  chat: 'Chat en vivo',
  chatNote: 'Sin conexión. Envíe un ticket.',
  chatToast: 'El chat está desconectado. Envíe un ticket.',
  email: 'Soporte por correo',
  videos: 'Videotutoriales',
} as const

/** Threads of the forum and their filters. */
export const threadList = {
  filterLabel: 'Filtrar hilos',
  search: 'Buscar',
  searchPlaceholder: 'Buscar en el foro…',
  category: 'Categoría',
  all: 'Todas',
  newThread: 'Nuevo hilo',
  newThreadToast: 'El foro es de solo lectura. No se admiten hilos nuevos.',
  noPageToast: 'Este hilo no tiene página.',
  threadCount: (count: number) => (count === 1 ? '1 hilo' : `${count} hilos`),
  noThreads: 'No se encontraron hilos',
  noThreadsHint: 'Pruebe con otra palabra o con todas las categorías.',
  newTab: ' (se abre en una pestaña nueva)',
  pinned: 'Fijado',
  answered: 'Respondido',
  lastActivity: ', última actividad: ',
  replies: (count: string) => [count, ' ', count === '1' ? 'respuesta' : 'respuestas'],
  views: (count: string) => [count, ' ', count === '1' ? 'vista' : 'vistas'],
  likes: (count: string) => [count, ' ', 'me gusta'],
} as const

/** The tickets of this visit. */
export const ticketList = {
  title: 'Sus tickets',
  note: 'Se guardan solo en esta página, hasta que salga de ella.',
  statuses: { Open: 'Abierto', 'In Progress': 'En curso' },
  priorities: { High: 'Prioridad alta', Medium: 'Prioridad media', Low: 'Prioridad baja' },
} as const
