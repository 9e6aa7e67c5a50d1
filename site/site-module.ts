// The type of index.ts without its components: the generator is compiled without DOM types.

import type { PageAssets, RenderedPage, View } from './view-props.ts'

/** The compiled site, as the generator uses it. tests/site/site-module.test.ts checks that index.ts fits. */
export interface SiteModule {
  appIconSvg: typeof import('./pictures/icon.ts').appIconSvg
  islands: Readonly<Record<string, unknown>>
  renderView: (view: View, assets: PageAssets) => RenderedPage
  shareCardSvg: typeof import('./pictures/share-card.ts').shareCardSvg
  tabIconSvg: typeof import('./pictures/icon.ts').tabIconSvg
  themeScript: typeof import('./theme-script.ts').themeScript
}
