// How many security measures have which status. In: features of one area. Out: a phrase such as "3 active, 1 monitored".
// Never lists a status nobody has. The order is that of the specification: active, verified, monitoring.

import type { SecurityFeature } from '#schemas/security.ts'

export const statusLabels: Record<SecurityFeature['status'], string> = {
  active: 'Active',
  verified: 'Verified',
  monitoring: 'Monitoring',
}

const statusWords: Record<SecurityFeature['status'], string> = {
  active: 'active',
  verified: 'verified',
  monitoring: 'monitored',
}

export function countStatuses(features: Pick<SecurityFeature, 'status'>[]): string {
  const order = Object.keys(statusWords) as SecurityFeature['status'][]
  return order
    .map((status) => ({ status, count: features.filter((feature) => feature.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${statusWords[status]}`)
    .join(', ')
}
