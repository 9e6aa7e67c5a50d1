// Properties of the job filter: each of its four parts alone, and that all of them combine.

import { describe, expect, it } from 'vitest'
import { type Job, jobTypes } from '#schemas/job.ts'
import {
  departmentOptions,
  everyJob,
  filterJobs,
  type JobFilter,
  locationOptions,
  typeOptions,
} from '#site/widgets/job-listing/filter-jobs.ts'
import { fc } from '../../setup/property.ts'

const words = fc.stringMatching(/^[A-Za-z+#0-9]{1,8}( [A-Za-z+#0-9]{1,8}){0,3}$/)
const departments = ['Engineering', 'Sales', 'Support']
const places = ['San Francisco', 'New York', 'Austin', 'Austin, TX', 'Berlin']
const job: fc.Arbitrary<Job> = fc.record({
  id: fc.uuid(),
  title: words,
  department: fc.constantFrom(...departments),
  location: fc.constantFrom(...places),
  type: fc.constantFrom(...jobTypes),
  remote: fc.boolean(),
  salaryRange: fc.constant({ min: 1, max: 2, currency: 'USD' as const }),
  experience: words,
  skills: fc.array(words, { maxLength: 3 }),
  description: words,
  requirements: fc.array(words, { maxLength: 2 }),
  benefits: fc.array(words, { maxLength: 2 }),
  posted: fc.constant('2026-01-01'),
})
const jobs = fc.array(job, { maxLength: 8 })
const filter: fc.Arbitrary<JobFilter> = fc.record({
  search: fc.oneof(fc.constant(''), fc.stringMatching(/^[a-z+#]{1,2}$/)),
  department: fc.constantFrom('all', ...departments),
  location: fc.constantFrom('all', 'remote', ...places),
  type: fc.constantFrom('all', ...jobTypes),
})

describe('filterJobs', () => {
  it('finds everything when nothing is asked, spaces included', () => {
    fc.assert(
      fc.property(jobs, fc.constantFrom('', ' ', '\t '), (all, search) => {
        expect(filterJobs(all, { ...everyJob, search })).toEqual(all)
      }),
    )
  })

  it('only leaves out: never changes, repeats or reorders', () => {
    fc.assert(
      fc.property(jobs, filter, (all, chosen) => {
        const copy = structuredClone(all)
        const positions = filterJobs(all, chosen).map((found) => all.indexOf(found))
        expect(positions).toEqual([...new Set(positions)].sort((one, other) => one - other))
        expect(positions).not.toContain(-1)
        expect(all).toEqual(copy)
      }),
    )
  })

  it('all four parts combine: the result is what each alone would leave', () => {
    fc.assert(
      fc.property(jobs, filter, (all, chosen) => {
        const alone = (['search', 'department', 'location', 'type'] as const).map(
          (part) => new Set(filterJobs(all, { ...everyJob, [part]: chosen[part] })),
        )
        expect(filterJobs(all, chosen)).toEqual(all.filter((one) => alone.every((found) => found.has(one))))
      }),
    )
  })

  it('any piece of a title, a description or a skill finds the job, in any case; other texts do not', () => {
    const piece = fc
      .tuple(job, fc.nat(), fc.nat(), fc.nat(), fc.boolean())
      .map(([one, field, start, length, isUpper]) => {
        const texts = [one.title, one.description, ...one.skills]
        const text = texts[field % texts.length] ?? ''
        const from = start % text.length
        const cut = text.slice(from, from + 1 + (length % text.length))
        return { one, search: isUpper ? cut.toUpperCase() : cut.toLowerCase() }
      })
    fc.assert(
      fc.property(piece, ({ one, search }) => {
        expect(filterJobs([one], { ...everyJob, search })).toEqual([one])
      }),
    )
    // The words above contain no tilde.
    fc.assert(
      fc.property(job, (one) => {
        expect(
          filterJobs([{ ...one, requirements: ['a~b'], benefits: ['a~b'], experience: 'a~b' }], {
            ...everyJob,
            search: 'a~b',
          }),
        ).toEqual([])
      }),
    )
  })

  it("'remote' asks for the flag whatever the place is called; a city asks for the place whatever the flag", () => {
    fc.assert(
      fc.property(jobs, (all) => {
        expect(filterJobs(all, { ...everyJob, location: 'remote' })).toEqual(all.filter((one) => one.remote))
        expect(filterJobs(all, { ...everyJob, location: 'Austin' })).toEqual(
          all.filter((one) => one.location.startsWith('Austin')),
        )
      }),
    )
  })

  it('department and type are equal or all', () => {
    fc.assert(
      fc.property(jobs, fc.constantFrom(...departments), fc.constantFrom(...jobTypes), (all, department, type) => {
        expect(filterJobs(all, { ...everyJob, department })).toEqual(all.filter((one) => one.department === department))
        expect(filterJobs(all, { ...everyJob, type })).toEqual(all.filter((one) => one.type === type))
      }),
    )
  })
})

describe('the options', () => {
  it('of location are "All", "Remote", then each place once, those with the most jobs first', () => {
    const [sample] = fc.sample(job, 1)
    const at = (...locations: string[]) => locations.map((location) => ({ ...sample, location }) as Job)
    const labelsOf = (all: Job[]) => locationOptions(all).map(({ label }) => label)
    expect(labelsOf([])).toEqual(['All', 'Remote'])
    expect(labelsOf(at('Berlin', 'Ulm', 'Bonn', 'Bonn', 'Ulm'))).toEqual(['All', 'Remote', 'Ulm', 'Bonn', 'Berlin'])
  })

  it('of type are those that the site lists, or the standard ones', () => {
    expect(typeOptions(['Volunteer', 'intern']).map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'all: All',
      'Volunteer: Volunteer',
      'intern: Internship',
    ])
    expect(typeOptions([]).map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'all: All',
      'full-time: Full-time',
      'part-time: Part-time',
      'contract: Contract',
      'intern: Internship',
    ])
  })

  it('of departments are "All", then each once; every one of them finds something', () => {
    fc.assert(
      fc.property(jobs, (all) => {
        const [first, ...rest] = departmentOptions(all)
        expect(first).toEqual({ value: 'all', label: 'All' })
        expect(new Set(rest.map(({ value }) => value)).size).toBe(rest.length)
        for (const { value } of rest) expect(filterJobs(all, { ...everyJob, department: value })).not.toEqual([])
        expect(rest.map(({ value }) => value).sort()).toEqual(
          [...new Set(all.map(({ department }) => department))].sort(),
        )
      }),
    )
  })
})
