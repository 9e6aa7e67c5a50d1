// The parts around the content of a page: the site's own from site/layout/, or the standard ones. They are chosen while
// a page is rendered, because a part of the site's own may contain the standard one.

import { createElement, type ReactNode } from 'react'
import { ownLayout } from '#own/layout.ts'
import { type FooterProps, Footer as StandardFooter } from '../layout/footer.tsx'
import { type HeaderProps, Header as StandardHeader } from '../layout/header.tsx'
import { type ArticleProps, Article as StandardArticle } from './article.tsx'

export function Header(props: HeaderProps): ReactNode {
  return createElement(ownLayout.Header ?? StandardHeader, props)
}

export function Footer(props: FooterProps): ReactNode {
  return createElement(ownLayout.Footer ?? StandardFooter, props)
}

export function Article(props: ArticleProps): ReactNode {
  return createElement(ownLayout.Article ?? StandardArticle, props)
}
