// Text or a widget. What a widget shows without a script is its own HTML, so there is never a second copy of it.

import type { ReactNode } from 'react'
import { Island } from '../../island.tsx'
import { CaseStudyList } from '../../parts/case-study-list.tsx'
import { CtaButtons } from '../../parts/cta-buttons.tsx'
import { HelpList } from '../../parts/help-list.tsx'
import { PostList } from '../../parts/post-list.tsx'
import { Section } from '../../parts/section.tsx'
import type { TextProps, WidgetCall } from '../../view-props.ts'

export function Text(props: TextProps): ReactNode {
  const { id, title, subtitle, widget, ctaButtons, layout, styling } = props
  // Text alone has its title in four columns and its body in eight; widgets take the whole width.
  const isAlone =
    widget === undefined && layout === 'default' && styling.textAlign === 'left' && (title ?? subtitle) !== undefined
  return (
    <Section block={isAlone ? { ...props, layout: 'split' } : props} className="text-block">
      {widget === undefined ? null : (
        <Widget id={`${id}-widget`} widget={widget} itemLevel={title === undefined ? 2 : 3} />
      )}
      <CtaButtons buttons={ctaButtons} />
    </Section>
  )
}

interface WidgetProps {
  id: string
  widget: WidgetCall
  itemLevel: 2 | 3
}

// Widgets that are complete without a script hydrate on interaction, so that reading a page costs no script; forms and
// filters hydrate when visible.
function Widget({ id, widget, itemLevel }: WidgetProps): ReactNode {
  switch (widget.name) {
    case 'FeaturedBlogPosts':
      return <PostList posts={widget.props.posts} itemLevel={itemLevel} />
    case 'FeaturedCaseStudies':
      return <CaseStudyList studies={widget.props.studies} itemLevel={itemLevel} />
    case 'FeaturedHelpArticles':
    case 'PopularHelpArticles':
      return <HelpList articles={widget.props.articles} itemLevel={itemLevel} />
    case 'HelpSearch':
      return (
        <>
          <Island name="HelpSearch" id={id} on="interaction" props={{ listId: `${id}-list` }} />
          <HelpList id={`${id}-list`} articles={widget.props.articles} itemLevel={itemLevel} />
        </>
      )
    case 'PerformanceMetrics':
      return <Island name={widget.name} id={id} on="interaction" props={widget.props} />
    case 'SecurityShowcase':
      return <Island name={widget.name} id={id} on="interaction" props={widget.props} />
    case 'InteractiveBenchmarks':
      return <Island name={widget.name} id={id} on="visible" props={widget.props} />
    case 'SDKDownloadCenter':
      return <Island name={widget.name} id={id} on="interaction" props={widget.props} />
    case 'CommunityForum':
      return <Island name={widget.name} id={id} on="visible" props={widget.props} />
    case 'CodePlayground':
      return <Island name={widget.name} id={id} on="interaction" props={widget.props} />
    case 'PlatformSelection':
      return <Island name={widget.name} id={id} on="interaction" props={widget.props} />
  }
}
