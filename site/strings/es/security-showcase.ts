/** Security measures by area, and certifications. */
export const securityShowcase = {
  areas: { encryption: 'Cifrado', compliance: 'Cumplimiento', infrastructure: 'Infraestructura' },
  statuses: { active: 'Activa', verified: 'Verificada', monitoring: 'En supervisión' },
  statusCounts: {
    active: (count: number) => `${count} ${count === 1 ? 'activa' : 'activas'}`,
    verified: (count: number) => `${count} ${count === 1 ? 'verificada' : 'verificadas'}`,
    monitoring: (count: number) => `${count} en supervisión`,
  },
  noMeasures: 'sin medidas indicadas',
  tabs: 'Medidas de seguridad por área',
  certificationsTitle: 'Informes, atestaciones y certificados',
  certifications: { certified: 'Certificado', verified: 'Verificado', 'in-progress': 'En curso' },
  datePassed: 'Fecha vencida',
  validUntil: 'Válido hasta el',
} as const
