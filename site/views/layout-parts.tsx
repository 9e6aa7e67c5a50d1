// Parts of pages that a site may replace, as views place them.

import { Footer as StandardFooter } from '../layout/footer.tsx'
import { Header as StandardHeader } from '../layout/header.tsx'
import { replaceable } from '../replaceable.tsx'
import { Article as StandardArticle } from './article.tsx'
import { ArticleFoot as StandardFoot, ArticleHead as StandardHead } from './article-parts.tsx'
import { NotFound as StandardNotFound } from './not-found.tsx'

export const Header = replaceable('Header', StandardHeader)
export const Footer = replaceable('Footer', StandardFooter)
export const Article = replaceable('Article', StandardArticle)
export const ArticleHead = replaceable('ArticleHead', StandardHead)
export const ArticleFoot = replaceable('ArticleFoot', StandardFoot)
export const NotFound = replaceable('NotFound', StandardNotFound)
