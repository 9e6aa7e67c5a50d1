// Open positions with live filters. In: jobs and the contact page's address. Out: a filter form, a count and one article a position.
// Never hides anything on the server: without script all positions are listed and the filters are not shown.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import type { Job } from '#schemas/job.ts'
import type { BlockFrame } from '../../blocks/define-block.ts'
import type { JobsProps } from '../../blocks/jobs/plan.ts'
import { Badge } from '../../parts/badge.tsx'
import { formatUsd } from '../../parts/format-usd.ts'
import { readFields } from '../../parts/read-fields.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { Time } from '../../parts/time.tsx'
import { buildApplyHref } from './build-apply-href.ts'
import { departmentOptions, everyJob, filterJobs, jobTypeLabels, locationOptions, typeOptions } from './filter-jobs.ts'

export interface JobListingProps extends IslandBase, Omit<JobsProps, keyof BlockFrame> {
  title: string
}

export function JobListing({ id, title, jobs, contactHref }: JobListingProps): ReactNode {
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
  // Once: the browser may have restored a filter before the widget woke up.
  useEffect(readFilter, [])
  const shown = filterJobs(jobs, filter)
  return (
    <div className="jobs">
      <form
        className="jobs-filter needs-script"
        aria-label={`Filter: ${title}`}
        ref={form}
        onInput={readFilter}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField id={`${id}-search`} name="search" label="Search" type="search" placeholder="Search positions..." />
        <SelectField id={`${id}-department`} name="department" label="Department" options={departmentOptions(jobs)} />
        <SelectField id={`${id}-location`} name="location" label="Location" options={locationOptions} />
        <SelectField id={`${id}-type`} name="type" label="Type" options={typeOptions} />
      </form>
      <div className="jobs-results">
        <p className="label result-count" role="status">
          {shown.length === 1 ? '1 position' : `${shown.length} positions`}
        </p>
        {shown.length === 0 ? (
          <div className="empty">
            <p className="empty-title">No positions found</p>
            <p>Try adjusting your search criteria or check back later for new openings.</p>
          </div>
        ) : (
          <ul className="jobs-list">
            {shown.map((job) => (
              <li key={job.id}>
                <Position id={`${id}-${job.id}`} job={job} applyHref={buildApplyHref(contactHref, job.title)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function Position({ id, job, applyHref }: { id: string; job: Job; applyHref: string }): ReactNode {
  return (
    <article className="job" aria-labelledby={`${id}-title`}>
      <div className="job-head">
        <h3 id={`${id}-title`}>{job.title}</h3>
        {job.remote ? <Badge>Remote</Badge> : null}
      </div>
      <ul className="facts">
        <li className="job-salary">
          {formatUsd(job.salaryRange.min)}–{formatUsd(job.salaryRange.max)}
        </li>
        <li>{job.location}</li>
        <li>{jobTypeLabels[job.type]}</li>
        <li>{job.department}</li>
        <li>{job.experience}</li>
        <li>
          <span>
            Posted <Time iso={job.posted} />
          </span>
        </li>
      </ul>
      <p className="job-description">{job.description}</p>
      <div className="job-actions">
        <a className="button button-secondary" href={applyHref} aria-describedby={`${id}-title`}>
          Apply Now
        </a>
        <details className="more job-details">
          <summary>Details</summary>
          <Points title="Skills" points={job.skills} className="tag-list" />
          <Points title="Requirements" points={job.requirements} />
          <Points title="Benefits" points={job.benefits} />
        </details>
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
