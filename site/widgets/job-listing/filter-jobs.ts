// `remote` is a flag of a job; every other location is part of its location text.

import type { Job } from '#schemas/job.ts'
import { jobListing as words } from '#words/job-listing.ts'

export interface JobFilter {
  search: string
  department: string
  location: string
  type: string
}

/** The option that does not filter. */
const anyOption = { value: 'all', label: words.all }
export const everyJob: JobFilter = { search: '', department: 'all', location: 'all', type: 'all' }

/** A kind of contract as shown: the standard ones are stored by their id, e.g. `intern` for an internship. */
export function labelJobType(type: string): string {
  const labels: Readonly<Record<string, string>> = words.types
  return labels[type] ?? type
}

/** "All", "Remote" and every place of a job once, those with the most jobs first. */
export function locationOptions(jobs: Job[]): { value: string; label: string }[] {
  const counts = new Map<string, number>()
  for (const { location } of jobs) counts.set(location, (counts.get(location) ?? 0) + 1)
  const places = [...counts].sort(([, one], [, other]) => other - one)
  return [
    anyOption,
    { value: 'remote', label: words.remote },
    ...places.map(([place]) => ({ value: place, label: place })),
  ]
}

/** "All" and every kind of contract; the standard ones if the site lists none of its own. */
export function typeOptions(types: readonly string[]): { value: string; label: string }[] {
  const listed = types.length > 0 ? types : Object.keys(words.types)
  return [anyOption, ...listed.map((type) => ({ value: type, label: labelJobType(type) }))]
}

/** "All" and every department once, sorted by name. */
export function departmentOptions(jobs: Job[]): { value: string; label: string }[] {
  const names = [...new Set(jobs.map((job) => job.department))].sort()
  return [anyOption, ...names.map((name) => ({ value: name, label: name }))]
}

/** The jobs that match all four filters, in their order. */
export function filterJobs(jobs: Job[], filter: JobFilter): Job[] {
  const needle = filter.search.trim().toLowerCase()
  return jobs.filter((job) => {
    const isFound = [job.title, job.description, ...job.skills].some((text) => text.toLowerCase().includes(needle))
    return (
      isFound &&
      (filter.department === 'all' || job.department === filter.department) &&
      matchesLocation(job, filter.location) &&
      (filter.type === 'all' || job.type === filter.type)
    )
  })
}

function matchesLocation(job: Job, location: string): boolean {
  if (location === 'all') return true
  if (location === 'remote') return job.remote
  return job.location.toLowerCase().includes(location.toLowerCase())
}
