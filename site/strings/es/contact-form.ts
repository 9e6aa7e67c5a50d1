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
  thanks: (name: string, _type: string, label: string) => `¡Gracias, ${name}! Hemos recibido su mensaje (${label}).`,
  invalid: {
    name: 'El nombre debe tener al menos 2 caracteres',
    email: 'Introduzca una dirección de correo válida',
    company: 'El nombre de la empresa es obligatorio',
    subject: 'El asunto debe tener al menos 5 caracteres',
    message: 'El mensaje debe tener al menos 20 caracteres',
  },
  requiredFields: 'Complete todos los campos obligatorios',
  failure: 'No se pudo enviar el mensaje. Inténtelo de nuevo o escríbanos directamente.',
  problems: (count: number) => (count === 1 ? 'Revise 1 campo:' : `Revise ${count} campos:`),
} as const
