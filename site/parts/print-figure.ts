/** A figure with its unit: "42 ms", "100,000+". */
export function printFigure({ value, unit }: { value: string; unit?: string | undefined }): string {
  return unit === undefined ? value : `${value} ${unit}`
}
