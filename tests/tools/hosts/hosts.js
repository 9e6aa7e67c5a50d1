// npm run test:hosts: builds three sites for each host that site.yaml can name, serves them with the real program, and
// compares what it answers with one table. `-- nginx vercel` asks these two. What npm has is installed into a temporary
// folder; a program that cannot be had is one line. Exits with 1 on a difference, with 2 for an unknown name.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askAll } from './ask.js'
import { buildFor } from './build-sites.js'
import { caddyForms } from './caddy.js'
import { cloudflare } from './cloudflare.js'
import { printTable } from './compare.js'
import { github } from './github.js'
import { gitlab } from './gitlab.js'
import { netlify } from './netlify.js'
import { nginxForms } from './nginx.js'
import { vercel } from './vercel.js'

const programs = [...nginxForms, ...caddyForms, cloudflare, netlify, vercel, github, gitlab]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !programs.some((program) => program.name === name))
if (unknown.length > 0) {
  console.log(`unknown: ${unknown.join(', ')}; the hosts are ${programs.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'libretto-hosts-'))
try {
  const columns = []
  let hasFailed = false
  for (const program of programs) {
    if (wanted.length > 0 && !wanted.includes(program.name)) continue
    const ready = await program.prepare({ folder })
    if (ready.skipped) {
      console.log(`${program.name}: skipped, ${ready.skipped}`)
      continue
    }
    try {
      const answers = []
      for (const site of buildFor(program.host, folder)) answers.push(...(await askSite(program, ready, site)))
      columns.push({ name: program.name, answers })
    } catch (error) {
      hasFailed = true
      console.log(`${program.name}: failed, ${error.message}`)
    }
  }
  process.exitCode = printTable(columns) || Number(hasFailed)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function askSite(program, ready, site) {
  const server = await ready.serve(site)
  try {
    return await askAll(site, server.ask, program.unasked)
  } finally {
    await server.close()
  }
}
