/** A line for each rule that the feed breaks; `feed` is Atom as feedsmith reads it. */
export declare function atomMistakes(feed: object): string[]

/** A line for each rule that the feed breaks; `feed` is a JSON feed. */
export declare function jsonFeedMistakes(feed: object): string[]
