// What custom code does on every page. Where a site has site/script.ts, that file takes the place of this one.

export function start(): void {
  // Without such code, nothing.
}
