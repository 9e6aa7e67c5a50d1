export { ownBlocks } from '#site/standard/blocks.ts'
