import type { ReactNode } from 'react'
import type { ShowcaseProject } from '#schemas/showcase-project.ts'
import { projectList as words } from '#words/community-forum.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { relOf } from '../../parts/rel-of.ts'
import { Heart } from '../../vendor/lucide/heart.ts'

/** Projects as cards; a project without a picture gets no placeholder. */
export function ProjectList({ id, projects }: { id: string; projects: ShowcaseProject[] }): ReactNode {
  if (projects.length === 0) return <p className="empty">{words.empty}</p>
  return (
    <ul className="project-list">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard id={`${id}-${project.id}`} project={project} />
        </li>
      ))}
    </ul>
  )
}

function ProjectCard({ id, project }: { id: string; project: ShowcaseProject }): ReactNode {
  return (
    <article className="project" aria-labelledby={`${id}-title`}>
      {project.image ? (
        <img src={project.image} alt="" width={640} height={400} loading="lazy" decoding="async" />
      ) : null}
      <h4 id={`${id}-title`}>{project.title}</h4>
      <p>{project.description}</p>
      {project.tags.length > 0 ? (
        <ul className="tag-list" aria-label={words.tags}>
          {project.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      ) : null}
      <ul className="facts">
        <li>{project.author}</li>
        <li>
          <Glyph svg={Heart} size={16} />
          {words.likes(project.likes)}
        </li>
      </ul>
      <div className="project-links">
        {project.demoUrl ? (
          <a
            className="button button-secondary"
            href={project.demoUrl}
            rel={relOf(project.demoUrl)}
            aria-describedby={`${id}-title`}
          >
            {words.demo}
          </a>
        ) : null}
        {project.githubUrl ? (
          <a
            className="button button-secondary"
            href={project.githubUrl}
            rel={relOf(project.githubUrl)}
            aria-describedby={`${id}-title`}
          >
            {words.github}
          </a>
        ) : null}
      </div>
    </article>
  )
}
