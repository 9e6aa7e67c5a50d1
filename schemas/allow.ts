// Doors that the owner of a site opens: hosts from which pages may load, each with the reason. Pages, articles, data
// and words can use an open door, and cannot open one.

import * as z from 'zod'
import { textSchema } from './primitives.ts'

const name = /(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]/.source
const hostOf = (schemes: string, what: string) =>
  z
    .string()
    // A star stands for what is before a name that one can own: for all of a country, it would open everything.
    .regex(
      new RegExp(`^(?:${schemes}):\\/\\/(?:\\*\\.(?=[^.]+\\.))?${name}(?::\\d{1,5})?$`),
      `must be ${what} of a host in lower case without a path, such as https://media.example.com or ` +
        'https://*.example.com',
    )
    .describe('Scheme and name of the host; *. at its beginning stands for all names below it.')

const doorsTo = (what: string, host = hostOf('https', 'the https address')) =>
  z
    .array(z.strictObject({ host, reason: textSchema.describe('Why pages need it.') }))
    .default([])
    .describe(`Hosts from which pages may load ${what}.`)

export const allowSchema = z
  .strictObject({
    scripts: doorsTo('scripts. They can read and change everything on a page'),
    frames: doorsTo('other pages in a frame, such as films and maps'),
    pictures: doorsTo('pictures'),
    media: doorsTo('films and sounds'),
    styles: doorsTo('style sheets'),
    fonts: doorsTo('fonts'),
    requests: doorsTo('data by script', hostOf('https|wss', 'the https or wss address')),
    textAsHtml: textSchema
      .optional()
      .describe(
        'Why scripts of other hosts may turn text into HTML and into addresses of further scripts. ' +
          'It switches Trusted Types off for the whole site.',
      ),
  })
  .prefault({})
  .describe('What browsers may load from other hosts. Nothing by default.')
export type Allow = z.infer<typeof allowSchema>
/** What a door is for. */
export type Door = Exclude<keyof Allow, 'textAsHtml'>
