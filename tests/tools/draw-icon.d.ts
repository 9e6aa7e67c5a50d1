export type IconNodes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

export function drawIcon(name: string, nodes: IconNodes): string
