import type { EndpointView } from './endpoint-view.ts'

export interface EndpointGroup {
  label: string
  endpoints: EndpointView[]
}

/**
 * One group per category, both in the given order. Categories that differ in letter case only are the same; the label
 * starts with a capital letter.
 */
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
