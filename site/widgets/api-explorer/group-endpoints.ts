// Endpoints under their categories. In: endpoints. Out: one group a category, both in the order of the file.
// Never merges categories that differ in more than letter case. The label is the category with a capital letter.

import type { EndpointView } from '../../blocks/api/plan.ts'

export interface EndpointGroup {
  label: string
  endpoints: EndpointView[]
}

export function groupEndpoints(endpoints: EndpointView[]): EndpointGroup[] {
  const groups = new Map<string, EndpointGroup>()
  for (const endpoint of endpoints) {
    const key = endpoint.category.toLowerCase()
    const group = groups.get(key) ?? {
      label: endpoint.category.charAt(0).toUpperCase() + endpoint.category.slice(1),
      endpoints: [],
    }
    group.endpoints.push(endpoint)
    groups.set(key, group)
  }
  return [...groups.values()]
}
