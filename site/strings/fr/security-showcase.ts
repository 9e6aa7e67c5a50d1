/** Security measures by area, and certifications. */
export const securityShowcase = {
  areas: { encryption: 'Chiffrement', compliance: 'Conformité', infrastructure: 'Infrastructure' },
  statuses: { active: 'Active', verified: 'Vérifiée', monitoring: 'Surveillée' },
  statusCounts: {
    active: (count: number) => `${count} ${count < 2 ? 'active' : 'actives'}`,
    verified: (count: number) => `${count} ${count < 2 ? 'vérifiée' : 'vérifiées'}`,
    monitoring: (count: number) => `${count} ${count < 2 ? 'surveillée' : 'surveillées'}`,
  },
  noMeasures: 'aucune mesure indiquée',
  tabs: 'Mesures de sécurité par domaine',
  certificationsTitle: 'Rapports, attestations et certificats',
  certifications: { certified: 'Certifié', verified: 'Vérifié', 'in-progress': 'En cours' },
  datePassed: 'Date dépassée',
  validUntil: 'Valable jusqu’au',
} as const
