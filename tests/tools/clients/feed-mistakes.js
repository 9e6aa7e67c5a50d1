// The rules of Atom (RFC 4287) and of JSON Feed 1.1 that a feed can break and still be read.

const isAddress = (text) => typeof text === 'string' && URL.canParse(text)
const isInstant = (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text)

/** A line for each rule that the feed breaks; `feed` is Atom as feedsmith reads it. */
export function atomMistakes(feed) {
  const entries = feed.entries ?? []
  return [
    ...missing('the feed', {
      'an id': isAddress(feed.id),
      'a title': hasText(feed.title),
      'the time of its last change': isInstant(feed.updated),
      'its own address': feed.links?.some(({ rel, href }) => rel === 'self' && isAddress(href)),
    }),
    ...repeated(entries.map(({ id }) => id)),
    ...entries.flatMap((entry) =>
      missing(entry.id, {
        'an id': isAddress(entry.id),
        'a title': hasText(entry.title),
        'the time of its last change': isInstant(entry.updated),
        'a valid time': entry.published === undefined || isInstant(entry.published),
        'an author': (entry.authors ?? feed.authors ?? []).some(({ name }) => hasText(name)),
        'one address': entry.links?.filter(({ rel = 'alternate' }) => rel === 'alternate').length === 1,
      }),
    ),
  ]
}

/** A line for each rule that the feed breaks; `feed` is a JSON feed. */
export function jsonFeedMistakes(feed) {
  const items = feed.items ?? []
  return [
    ...missing('the feed', {
      'a version': feed.version === 'https://jsonfeed.org/version/1.1',
      'a title': hasText(feed.title),
      'its own address': isAddress(feed.feed_url),
      'an address of its site': isAddress(feed.home_page_url),
    }),
    ...repeated(items.map(({ id }) => id)),
    ...items.flatMap((item) =>
      missing(item.id, {
        'an id': hasText(item.id),
        'an address': isAddress(item.url),
        content: typeof (item.content_html ?? item.content_text) === 'string',
        'a valid time': item.date_published === undefined || isInstant(item.date_published),
      }),
    ),
  ]
}

function hasText(value) {
  const text = value?.value ?? value
  return typeof text === 'string' && text.trim() !== ''
}

function missing(name, parts) {
  return Object.entries(parts)
    .filter(([, isThere]) => !isThere)
    .map(([part]) => `${name} lacks ${part}`)
}

function repeated(ids) {
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`)
}
