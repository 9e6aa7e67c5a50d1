// `libretto/site`: what code of a site's own may use. The manual explains it under "Extend".

export { trustHtml } from '#runtime/services/trust-html.ts'
export type { BlockFrame, BlockProps } from './block-frame.ts'
export { type BlockDefinition, defineBlock, type WrittenBlock } from './blocks/define-block.ts'
export type { Brand, Mark, PictureArea, PictureColours } from './brand.ts'
export { inLanguage } from './in-language.ts'
export { Footer } from './layout/footer.tsx'
export { Header } from './layout/header.tsx'
export { LanguageSwitch } from './layout/language-switch.tsx'
export { Logo } from './layout/logo.tsx'
export { ScriptSettings } from './layout/scripts.tsx'
export { Search } from './layout/search.tsx'
export { Sidebar } from './layout/sidebar.tsx'
export { ThemeSwitch } from './layout/theme-switch.tsx'
export { TocList as Contents } from './layout/toc-list.tsx'
export { PostList } from './lists/post-list.tsx'
export { PostRow as PostCard } from './lists/post-row.tsx'
export type {
  ArticlePartProps,
  ArticleProps,
  ContentsProps,
  FooterProps,
  HeaderProps,
  NotFoundProps,
  PostCardProps,
  PostListProps,
  SearchProps,
  SidebarProps,
} from './own-layout.ts'
export {
  defineCollection,
  defineWidget,
  type OwnArticle,
  type OwnCard,
  type OwnCollection,
} from './own-parts.ts'
export { Widget } from './own-widget.tsx'
export { ButtonLink } from './parts/button-link.tsx'
export { Glyph } from './parts/glyph.tsx'
export { Picture } from './parts/picture.tsx'
export { Prose } from './parts/prose.tsx'
export { Section } from './parts/section.tsx'
export { Time } from './parts/time.tsx'
export { samplesPerMs, waveformHeight, waveformPath } from './parts/waveform.ts'
export type { PlanView, SiteView } from './plan-view.ts'
export { Sheet } from './sheets.tsx'
export type { TextHtml } from './text-html.ts'
export type { FrameProps } from './view-props.ts'
export { Article } from './views/article.tsx'
export { NotFound } from './views/not-found.tsx'
export { withBasePath } from './with-base-path.ts'
