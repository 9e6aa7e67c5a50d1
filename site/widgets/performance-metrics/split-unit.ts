// A printed figure in two pieces, so that the unit can stand smaller. In: e.g. "42 ms". Out: "42" and "ms"; a figure alone has no unit.
// Never touches text that does not begin with a digit.

export function splitUnit(figure: string): { value: string; unit?: string } {
  const match = /^(\d\S*)\s+(\S.*)$/.exec(figure)
  return match?.[1] && match[2] ? { value: match[1], unit: match[2] } : { value: figure }
}
