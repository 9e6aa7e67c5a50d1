// The stored types of inquiry, as they follow "su".
const inquiries: Readonly<Record<string, string>> = {
  sales: 'consulta comercial',
  support: 'consulta de soporte técnico',
  partnership: 'propuesta de colaboración',
  general: 'consulta general',
}

/** The contact form. The titles of contact blocks are in blockTitles. */
export const contactForm = {
  /** Types of a site that lists none of its own. */
  types: {
    sales: 'Consulta comercial',
    support: 'Soporte técnico',
    partnership: 'Colaboración',
    general: 'Consulta general',
  },
  details: { sales: 'Ventas', support: 'Soporte', email: 'Correo electrónico' },
  name: 'Nombre',
  email: 'Correo electrónico',
  company: 'Empresa',
  companyHint: 'o su propio nombre',
  phone: 'Teléfono',
  phoneHint: 'opcional',
  type: 'Tipo de consulta',
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  thanks: (name: string, type: string) =>
    `¡Gracias, ${name}! Hemos recibido su ${inquiries[type] ?? `consulta (${type})`} ` +
    'y responderemos en menos de 24 horas.',
  requiredFields: 'Complete todos los campos obligatorios',
  failure: 'No se pudo enviar el mensaje. Inténtelo de nuevo o escríbanos directamente.',
  problems: (count: number) => (count === 1 ? 'Revise 1 campo:' : `Revise ${count} campos:`),
} as const
