import { request } from 'node:http'

/** Asks a server for a path as it is written. `where`: a socket or a port of this machine. */
export function askAt(where) {
  return (path) =>
    new Promise((resolve, reject) => {
      const headers = { host: 'localhost', accept: 'text/html,*/*' }
      const sent = request({ ...where, path, headers, agent: false }, (answer) => {
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts).toString() })
        })
      })
      sent.on('error', reject).end()
    })
}
