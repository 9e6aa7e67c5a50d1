/** "42 ms" → value "42" and unit "ms"; other texts are returned whole as the value. */
export function splitUnit(figure: string): { value: string; unit?: string } {
  const match = /^(\d\S*)\s+(\S.*)$/.exec(figure)
  return match?.[1] && match[2] ? { value: match[1], unit: match[2] } : { value: figure }
}
