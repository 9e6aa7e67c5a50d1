/** Security measures by area, and certifications. */
export const securityShowcase = {
  areas: { encryption: 'Encryption', compliance: 'Compliance', infrastructure: 'Infrastructure' },
  statuses: { active: 'Active', verified: 'Verified', monitoring: 'Monitoring' },
  statusCounts: {
    active: (count: number) => `${count} active`,
    verified: (count: number) => `${count} verified`,
    monitoring: (count: number) => `${count} monitored`,
  },
  noMeasures: 'no measures listed',
  tabs: 'Security measures by area',
  certificationsTitle: 'Reports, attestations and certificates',
  certifications: { certified: 'Certified', verified: 'Verified', 'in-progress': 'In progress' },
  datePassed: 'Date has passed',
  validUntil: 'Valid until',
} as const
