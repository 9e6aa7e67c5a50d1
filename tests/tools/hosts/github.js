// A server that answers like GitHub Pages. Sources: the measurements of github.com/slorber/trailing-slash-guide, and
// docs.github.com, "Creating a custom 404 page".

import { lookAt, readPath, sendFile, sendOn } from './serve-files.js'

export const github = {
  name: 'github',
  host: 'github',
  prepare: () => ({ serve: (site) => ({ ask: async (written) => answer(site, written), close: () => {} }) }),
}

/** A project is published below its name, and its 404 page stands for all of it. */
export function answer({ dist, basePath }, written) {
  const place = readPath(written, basePath)
  if (!place) return { status: 404, headers: {}, body: '' }
  const { path, pathname, search } = place
  const found = path === '' ? 'folder' : lookAt(dist, path)
  const page = `${path}.html`
  if (!path.endsWith('/') && found !== 'file' && path !== '' && lookAt(dist, page) === 'file')
    return sendFile(dist, page)
  if (found === 'folder' && path.endsWith('/') && lookAt(dist, `${path}index.html`) === 'file')
    return sendFile(dist, `${path}index.html`)
  if (found === 'folder' && lookAt(dist, `${path}/index.html`) === 'file') return sendOn(301, `${pathname}/${search}`)
  if (found === 'file' && !path.endsWith('/')) return sendFile(dist, path)
  return sendFile(dist, '/404.html', 404)
}
