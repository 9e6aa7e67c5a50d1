// #region rent
export function rent(boat) {
  return { boat, hours: 1 }
}
// #endregion rent

export const price = 10
