// A place in a drawing that is as wide as its column. In: a share of the width, from 0 to 1. Out: "33.333%".

export function percent(share: number): string {
  return `${Math.round(share * 1e5) / 1e3}%`
}
