/** What `libretto new` writes code for. */
export const codeKinds = ['block', 'widget', 'collection', 'layout'] as const
export type CodeKind = (typeof codeKinds)[number]
