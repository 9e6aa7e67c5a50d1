import type { PlanView } from '#site/plan-view.ts'

/**
 * A view that tells when a plan looks at more than site.yaml and its page. What is added to the view does not compile
 * until it stands here: with `onRead` if it shows other content, without if it follows from its arguments.
 */
export function recordViewReads(view: PlanView, onRead: () => void = () => undefined): PlanView {
  const seen: { [Name in keyof Required<PlanView>]: PlanView[Name] } = {
    site: view.site,
    page: view.page,
    pager: view.pager,
    code: view.code,
    tagKey: view.tagKey,
    get now() {
      onRead()
      return view.now
    },
    claim: (id) => {
      onRead()
      return view.claim(id)
    },
    list: (name) => {
      onRead()
      return view.list(name)
    },
    record: (name) => {
      onRead()
      return view.record(name)
    },
    markdown: (list, id) => {
      onRead()
      return view.markdown(list, id)
    },
    asset: (url) => {
      onRead()
      return view.asset(url)
    },
    articles: (name) => {
      onRead()
      return view.articles(name)
    },
    tags: (collection) => {
      onRead()
      return view.tags(collection)
    },
    linkTags: (tags, collection) => {
      onRead()
      return view.linkTags(tags, collection)
    },
  }
  return seen
}
