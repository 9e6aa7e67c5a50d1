import type { SecurityFeature } from '#schemas/security.ts'
import { securityShowcase as words } from '#words/security-showcase.ts'
import { joinList } from '../../parts/join-list.ts'

/** Statuses in the order of the specification. */
export const statusOrder = ['active', 'verified', 'monitoring'] as const satisfies readonly SecurityFeature['status'][]

/** A phrase such as "3 active, 1 monitored"; statuses without features are left out. */
export function countStatuses(features: Pick<SecurityFeature, 'status'>[]): string {
  const counts = statusOrder
    .map((status) => ({ status, count: features.filter((feature) => feature.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => words.statusCounts[status](count))
  return joinList(counts)
}
