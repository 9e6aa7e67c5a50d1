// Every word the interface says by itself, by the part that says it. Words of a site's own content stand in content/.
// A group per part, each an export of its own: a script then carries only the groups that its island uses.

/** Titles that the specification gives to blocks without one. */
export const blockTitles = {
  contact: 'Get in Touch',
  jobs: 'Join Our Team',
  downloads: 'Downloads & SDKs',
  apiExplorer: 'API Explorer',
} as const
