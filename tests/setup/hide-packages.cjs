// For `node --require`: an installation without some packages, or with files in their place that are no binaries of
// this system. HIDDEN and BROKEN have the beginnings of their names, with spaces between them, BROKEN_FILE such a file.

const Module = require('node:module')

const listOf = (variable) => (process.env[variable] ?? '').split(' ').filter((prefix) => prefix !== '')
const isIn = (variable, request) => listOf(variable).some((prefix) => request.startsWith(prefix))
const name = '_resolveFilename'
const resolve = Module[name]

Module[name] = (request, ...others) => {
  if (isIn('HIDDEN', request))
    throw Object.assign(new Error(`Cannot find module '${request}'`), { code: 'MODULE_NOT_FOUND' })
  if (isIn('BROKEN', request) && !request.endsWith('/package.json')) return process.env.BROKEN_FILE
  return resolve(request, ...others)
}
