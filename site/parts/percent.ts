/** A share of the width, from 0 to 1, as an SVG length such as "33.333%". */
export function percent(share: number): string {
  return `${Math.round(share * 1e5) / 1e3}%`
}
