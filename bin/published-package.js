// The package file of a release. Until the owner of the project has reserved a name, the repository is private, so that
// nobody publishes it by accident; a release gets its name and the address of its repository from the workflow.

const name = /^@[a-z0-9][a-z0-9-]*\/[a-z0-9][a-z0-9._-]*$/

/**
 * The package file as it is published: with this name, without what only development needs. `repository` is the
 * address of the repository, which a registry compares with the one that the provenance names.
 */
export function describePackage(manifest, { publishedName = manifest.config.publishedName, repository } = {}) {
  if (!name.test(publishedName))
    throw new Error(`"${publishedName}" must be a name with a scope, such as @acme/libretto`)
  const { private: _, scripts: __, devDependencies: ___, config: ____, ...published } = manifest
  const home = repository?.replace(/(?:\.git)?\/*$/, '')
  return {
    ...published,
    name: publishedName,
    ...(home === undefined
      ? {}
      : { repository: { type: 'git', url: `git+${home}.git` }, bugs: { url: `${home}/issues` }, homepage: home }),
  }
}

/**
 * What the changelog says of a version, without its heading. Throws if it has no section, or one without a date: such a
 * version is not ready.
 */
export function releaseNotes(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.startsWith(`[${version}]`))
  if (section === undefined) throw new Error(`CHANGELOG.md has no section "## [${version}]"`)
  const [heading = '', ...lines] = section.split('\n')
  if (!/ - \d{4}-\d{2}-\d{2}$/.test(heading))
    throw new Error(`CHANGELOG.md gives no date for ${version}: write "## [${version}] - YYYY-MM-DD"`)
  return `${lines.join('\n').trim()}\n`
}
