// `remote` is a flag of a job; every other location is part of its location text.

import { samples } from '#own/samples.ts'
import type { Job } from '#schemas/job.ts'
import { jobListing as words } from '../../strings/en/job-listing.ts'

export interface JobFilter {
  search: string
  department: string
  location: string
  type: string
}

/** The option that does not filter. */
const anyOption = { value: 'all', label: words.all }
export const everyJob: JobFilter = { search: '', department: 'all', location: 'all', type: 'all' }

/** Labels of the job types, in the order of the filter; the stored value of an internship is `intern`. */
export const jobTypeLabels: Record<Job['type'], string> = words.types

export const locationOptions = [
  anyOption,
  { value: 'remote', label: words.remote },
  ...samples.jobLocations.map((location) => ({ value: location, label: location })),
]
export const typeOptions = [anyOption, ...Object.entries(jobTypeLabels).map(([value, label]) => ({ value, label }))]

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
