// The server lists every position; the filters are shown only where a script runs.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import type { Job } from '#schemas/job.ts'
import { jobListing as words } from '#words/job-listing.ts'
import { Badge } from '../../parts/badge.tsx'
import { formatMoney } from '../../parts/format-money.ts'
import { readFields } from '../../parts/read-fields.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { Time } from '../../parts/time.tsx'
import { buildApplyHref } from './build-apply-href.ts'
import { departmentOptions, everyJob, filterJobs, labelJobType, locationOptions, typeOptions } from './filter-jobs.ts'

export interface JobListingProps extends IslandBase {
  title: string
  jobs: Job[]
  /** Of salaries that name no other one. */
  currency: string
  /** Kinds of contract that the site lists; empty if it has the standard ones. */
  types: string[]
  /** The page that takes applications. */
  contactHref: string
  /** The kind of inquiry that an application is. */
  contactType: string
}

export function JobListing({ id, title, jobs, currency, types, contactHref, contactType }: JobListingProps): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const [filter, setFilter] = useState(everyJob)
  const readFilter = () => {
    const fields = readFields(form.current)
    setFilter({
      search: fields.get('search') ?? '',
      department: fields.get('department') ?? 'all',
      location: fields.get('location') ?? 'all',
      type: fields.get('type') ?? 'all',
    })
  }
  // Once: the browser may have restored a filter before hydration.
  useEffect(readFilter, [])
  const applyHref = (job: Job) => buildApplyHref({ contactHref, contactType, jobTitle: job.title })
  const shown = filterJobs(jobs, filter)
  return (
    <div className="jobs">
      <form
        className="jobs-filter needs-script"
        aria-label={words.filterLabel(title)}
        ref={form}
        onInput={readFilter}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          id={`${id}-search`}
          name="search"
          label={words.search}
          type="search"
          placeholder={words.searchPlaceholder}
        />
        <SelectField
          id={`${id}-department`}
          name="department"
          label={words.department}
          options={departmentOptions(jobs)}
        />
        <SelectField id={`${id}-location`} name="location" label={words.location} options={locationOptions(jobs)} />
        <SelectField id={`${id}-type`} name="type" label={words.type} options={typeOptions(types)} />
      </form>
      <div className="jobs-results">
        <p className="label result-count" role="status">
          {words.positionCount(shown.length)}
        </p>
        {shown.length === 0 ? (
          <NoPositions />
        ) : (
          <ul className="jobs-list">
            {shown.map((job) => (
              <li key={job.id}>
                <Position id={`${id}-${job.id}`} job={job} currency={currency} applyHref={applyHref(job)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function NoPositions(): ReactNode {
  return (
    <div className="empty">
      <p className="empty-title">{words.noPositions}</p>
      <p>{words.noPositionsHint}</p>
    </div>
  )
}

interface PositionProps {
  id: string
  job: Job
  currency: string
  applyHref: string
}

function Position({ id, job, currency, applyHref }: PositionProps): ReactNode {
  const { min, max } = job.salaryRange
  const print = (amount: number) => formatMoney(amount, job.salaryRange.currency ?? currency)
  return (
    <article className="job" aria-labelledby={`${id}-title`}>
      <div className="job-head">
        <h3 id={`${id}-title`}>{job.title}</h3>
        {job.remote ? <Badge>{words.remote}</Badge> : null}
      </div>
      <ul className="facts">
        <li className="job-salary">
          {print(min)}–{print(max)}
        </li>
        <li>{job.location}</li>
        <li>{labelJobType(job.type)}</li>
        <li>{job.department}</li>
        <li>{job.experience}</li>
        <li>
          <span>
            {words.posted}
            <Time iso={job.posted} />
          </span>
        </li>
      </ul>
      <p className="job-description">{job.description}</p>
      <div className="job-actions">
        <a className="button button-secondary" href={applyHref} aria-describedby={`${id}-title`}>
          {words.apply}
        </a>
        {[...job.skills, ...job.requirements, ...job.benefits].length === 0 ? null : (
          <details className="more job-details">
            <summary>{words.details}</summary>
            <Points title={words.skills} points={job.skills} className="tag-list" />
            <Points title={words.requirements} points={job.requirements} />
            <Points title={words.benefits} points={job.benefits} />
          </details>
        )}
      </div>
    </article>
  )
}

function Points({ title, points, className }: { title: string; points: string[]; className?: string }): ReactNode {
  if (points.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ul className={className}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
