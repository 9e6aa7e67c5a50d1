/** Security measures by area, and certifications. */
export const securityShowcase = {
  areas: { encryption: 'Verschlüsselung', compliance: 'Compliance', infrastructure: 'Infrastruktur' },
  statuses: { active: 'Aktiv', verified: 'Geprüft', monitoring: 'Überwacht' },
  statusCounts: {
    active: (count: number) => `${count} aktiv`,
    verified: (count: number) => `${count} geprüft`,
    monitoring: (count: number) => `${count} überwacht`,
  },
  noMeasures: 'keine Maßnahmen aufgeführt',
  tabs: 'Sicherheitsmaßnahmen nach Bereich',
  certificationsTitle: 'Berichte, Bescheinigungen und Zertifikate',
  certifications: { certified: 'Zertifiziert', verified: 'Geprüft', 'in-progress': 'In Vorbereitung' },
  datePassed: 'Datum verstrichen',
  validUntil: 'Gültig bis',
} as const
