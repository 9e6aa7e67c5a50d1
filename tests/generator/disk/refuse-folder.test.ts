// The words for failures of the disk name what people can look at.

import { expect, it } from 'vitest'
import { asEnvironmentError } from '#generator/disk/refuse-folder.ts'

it.each([
  [{ path: '/site/dist/docs' }, '/site/dist/docs'],
  [{ path: '/site/.dist-libretto-1-a/in-0/2', dest: '/site/dist/docs/index.html' }, '/site/dist/docs/index.html'],
  [{ path: '/site/.dist-libretto-1-a/in-0/2' }, '/site/dist'],
  [{ path: '/site/dist/.dist-libretto-1-a/in-0/2' }, '/site/dist'],
  [{ path: '/site/dist-old/docs' }, '/site/dist'],
  [{}, '/site/dist'],
])('a failure with %j is about %s', (paths, place) => {
  const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', ...paths })
  expect(asEnvironmentError(error, '/site/dist')).toMatchObject({
    message: `${place} cannot be written: writing there is not allowed (EACCES)`,
    code: 'EACCES',
  })
})

it('a folder that somebody removed meanwhile is missing', () => {
  const error = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', path: '/site/dist/assets' })
  expect(asEnvironmentError(error, '/site/dist')).toMatchObject({
    message: '/site/dist/assets cannot be written: its folder is missing, or takes no files (ENOENT)',
  })
})
