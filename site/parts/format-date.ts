// A date as printed. In: an ISO date or instant. Out: "18 Nov 2026", in UTC, so that every machine prints the same.
// English is put together by hand: "en" means the American order elsewhere, and Britain's short month for September has four letters.

export function formatDate(iso: string, language = 'en'): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  if (!/^en\b/.test(language)) return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(date)
  const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(date)
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`
}
