#!/usr/bin/env node
// Checks the Parley-Signature header of a webhook, or makes one for a test. No dependencies, Node.js 16+.
//
//   node verify-webhook.mjs --header 't=1700000000,v1=…' < body.json    check a delivery
//   node verify-webhook.mjs --sign < body.json                          print a header for this body
//
//   --at SECONDS         the Unix time to judge by (default: now), to look at an old delivery
//   --secret-env NAME    environment variable with the secret (default: VOICE_WEBHOOK_SECRET)
//
// Exit status: 0 valid or signed, 1 not valid, 2 wrong usage.
//
// How a signature is made: HMAC-SHA256 with the webhook's secret over the time, a full stop and the raw body,
// printed as hexadecimal. The receiver refuses a time more than five minutes away from its own clock.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'

const toleranceSeconds = 300

function fail(message, status) {
  console.error(message)
  process.exit(status)
}

function readOptions(args) {
  const options = { secretEnv: 'VOICE_WEBHOOK_SECRET', at: Math.floor(Date.now() / 1000), sign: false }
  for (let i = 0; i < args.length; i++) {
    const name = args[i]
    if (name === '--sign') {
      options.sign = true
      continue
    }
    if (!['--header', '--at', '--secret-env'].includes(name)) fail(`Unknown option: ${name}`, 2)
    const value = args[++i]
    if (value === undefined) fail(`${name} needs a value.`, 2)
    if (name === '--header') options.header = value
    if (name === '--secret-env') options.secretEnv = value
    if (name === '--at') {
      if (!/^\d{1,12}$/.test(value)) fail('--at takes whole seconds since 1970.', 2)
      options.at = Number(value)
    }
  }
  if (options.sign === (options.header !== undefined)) fail('Give either --header HEADER or --sign.', 2)
  return options
}

/** HMAC over the bytes as they arrived. Parsing the body first would change them. */
function signature(secret, time, body) {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest()
}

/** Reads `t=UNIX,v1=HEX`. Fields it does not know are skipped. */
function parseHeader(header) {
  const fields = {}
  for (const part of header.replace(/^parley-signature:/i, '').split(',')) {
    const [name, value = ''] = part.trim().split('=', 2)
    fields[name] = value
  }
  if (!/^\d{1,12}$/.test(fields.t ?? '') || !/^[0-9a-f]{64}$/i.test(fields.v1 ?? '')) return undefined
  return { time: fields.t, given: Buffer.from(fields.v1, 'hex') }
}

const options = readOptions(process.argv.slice(2))
const secret = process.env[options.secretEnv]
if (!secret) fail(`The environment variable ${options.secretEnv} is empty.`, 2)
if (process.stdin.isTTY) fail('Give the raw body on standard input: … < body.json', 2)
const body = readFileSync(0)

if (options.sign) {
  console.log(`Parley-Signature: t=${options.at},v1=${signature(secret, String(options.at), body).toString('hex')}`)
  process.exit(0)
}

const parsed = parseHeader(options.header)
if (!parsed) fail('Not valid: the header is not of the form t=UNIX,v1=HEX.', 1)
if (!timingSafeEqual(signature(secret, parsed.time, body), parsed.given)) {
  fail('Not valid: the signature does not fit. Wrong secret, or the body was changed or parsed on its way.', 1)
}
const age = options.at - Number(parsed.time)
if (Math.abs(age) > toleranceSeconds) fail(`Not valid: right signature, but its time is ${Math.abs(age)} s away (limit ${toleranceSeconds} s).`, 1)
console.log(`Valid: signed ${Math.abs(age)} s ${age < 0 ? 'ahead of this clock' : 'ago'}, ${body.length} bytes.`)
