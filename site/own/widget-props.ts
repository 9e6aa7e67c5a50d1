export { ownWidgetProps } from '#site/standard/widget-props.ts'
