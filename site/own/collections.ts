export { ownCollections } from '#site/standard/collections.ts'
