// Which positions a visitor's filters leave. In: jobs and the four filter values. Out: the jobs that match all of them, in their order.
// Never reads the page. The surprise: 'remote' is a flag of the job, every other location is a piece of its location text.

import type { Job } from '#schemas/job.ts'

export interface JobFilter {
  search: string
  department: string
  location: string
  type: string
}

/** The option that filters nothing. */
export const anyOption = { value: 'all', label: 'All' }
export const everyJob: JobFilter = { search: '', department: 'all', location: 'all', type: 'all' }

/** Labels of the job types, in the order of the filter; the stored value of an internship is `intern`. */
export const jobTypeLabels: Record<Job['type'], string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  intern: 'Internship',
}

export const locationOptions = [
  anyOption,
  { value: 'remote', label: 'Remote' },
  { value: 'San Francisco', label: 'San Francisco' },
  { value: 'New York', label: 'New York' },
  { value: 'Austin', label: 'Austin' },
]
export const typeOptions = [anyOption, ...Object.entries(jobTypeLabels).map(([value, label]) => ({ value, label }))]

/** "All" and every department once, sorted by its name. */
export function departmentOptions(jobs: Job[]): { value: string; label: string }[] {
  const names = [...new Set(jobs.map((job) => job.department))].sort()
  return [anyOption, ...names.map((name) => ({ value: name, label: name }))]
}

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
