import type { ComponentType } from 'react'
import type { FooterProps } from '../layout/footer.tsx'
import type { HeaderProps } from '../layout/header.tsx'
import type { ArticleProps } from './article.tsx'

/** What site/layout/header.tsx, footer.tsx and article.tsx of a site's own export. */
export interface OwnLayout {
  Header?: ComponentType<HeaderProps>
  Footer?: ComponentType<FooterProps>
  Article?: ComponentType<ArticleProps>
}
