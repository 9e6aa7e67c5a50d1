/**
 * Address of the watch's own files, with a slash at the end: where this script comes from. On a site below a base path
 * it is below it too, so that a proxy of that path alone passes everything.
 */
export const toolsAddress = /^.*\/__libretto\//.exec(new URL(import.meta.url).pathname)?.[0] ?? '/__libretto/'
