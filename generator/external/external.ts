// The door of this folder: links to other sites → problems. Only --external comes here, because the answers depend on
// the network, and a build must not.

export { checkExternal } from './check-external.ts'
