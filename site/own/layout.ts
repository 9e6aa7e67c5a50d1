export { ownLayout } from '#site/standard/layout.ts'
