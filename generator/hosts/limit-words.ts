// Words that warnings about limits of hosts have in common.

/** What to do when a warning is about a host that nobody uses. */
export const nameHosts = 'name the hosts that you use under "hosts" in site.yaml'

/** A number with a comma between the thousands, in any locale. */
export function printCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
