export { ownWidgetProps, ownWidgets } from '#site/standard/widgets.ts'
