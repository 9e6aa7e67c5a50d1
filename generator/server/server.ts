// The door of this folder: the preview server, and the guards and answers that `watch` shares with it.

export { openBuiltFolder } from './built-folder.ts'
export { refuse } from './guard.ts'
export { type Header, type HeaderRule, readHeaderRules } from './header-rules.ts'
export { isAllowedHost, isLocal } from './host.ts'
export { listen } from './listen.ts'
export { openRedirects, readRedirectRules } from './redirect-rules.ts'
export {
  type Answer,
  answerStatic,
  belowBase,
  findFile,
  ownHeaders,
  plainText,
  queryOf,
  type StaticSite,
} from './static-files.ts'
