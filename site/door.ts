// `libretto/site`: what code of a site's own may use. See "Code of your own" in the README.

export { trustHtml } from '#runtime/services/trust-html.ts'
export type { BlockFrame } from './blocks/define-block.ts'
export type { Brand, Identity, Mark, PictureArea, PictureColours, Samples } from './brand.ts'
export { defineBlock, type OwnBlock } from './own-parts.ts'
export { Widget } from './own-widget.tsx'
export { ButtonLink } from './parts/button-link.tsx'
export { Prose } from './parts/prose.tsx'
export { Section } from './parts/section.tsx'
export { Time } from './parts/time.tsx'
export type { PlanView, SiteView } from './plan-view.ts'
