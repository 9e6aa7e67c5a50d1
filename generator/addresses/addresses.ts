// The door of this folder: where content stands → its address, and which addresses nothing can have.

export {
  type Address,
  addressKey,
  addressOf,
  articleFile,
  articlePattern,
  feedRoutes,
  fileOfSlug,
  folderOf,
  isRedirectFile,
  isRedirectTable,
  unversioned,
} from './address.ts'
export { findAddressFault, findAssetNameFault, isReservedAddress, isStorableAddress } from './address-faults.ts'
export { type EntryKind, listKinds } from './list-kinds.ts'
