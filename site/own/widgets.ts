export { ownWidgets } from '#site/standard/widgets.ts'
