// The path that a site may live under. Imports nothing: the command line needs only this.

/**
 * "" or "/a/b". Every host reads these characters as they are, in addresses and in the files that configure it. No
 * segment begins with a dot or an underscore, because such names speak to the host.
 */
export const basePathPattern = /^(?:\/[A-Za-z0-9][\w.~-]*)*$/
