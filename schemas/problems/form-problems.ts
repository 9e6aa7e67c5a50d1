// Forms and the endpoints that take them.

import type { ProblemEntry } from './problem-entry.ts'

export const formProblems = {
  'form-without-files': {
    what: 'A form has a field for files, and its endpoint takes JSON.',
    why: 'JSON has no files: what visitors choose would not be sent.',
    remedy: 'Name an endpoint that takes forms as `data.form`, with `takes: form` in site.yaml, or remove the field.',
    example: {
      file: 'site.yaml',
      wrong: siteWithForm('takes: json'),
      right: siteWithForm('takes: form'),
      beside: {
        'pages/apply.yaml':
          `title: Apply\ndescription: Send us your letter.\nblocks:\n  - id: form\n    type: contact\n` +
          '    data: { form: apply, fields: [{ name: letter, type: file, label: Your letter }] }\n',
      },
    },
  },
  'hidden-field': {
    what: 'A field of a form has the name of a value that its endpoint has in site.yaml.',
    why: 'The value is sent with every message: what visitors write in this field would be lost.',
    remedy: 'Give the field or the value another name, or remove one of them.',
    example: {
      file: 'site.yaml',
      wrong: siteWithForm('values: [{ name: letter, value: Apply }]'),
      right: siteWithForm('values: [{ name: about, value: Apply }]'),
      beside: {
        'pages/apply.yaml':
          `title: Apply\ndescription: Send us your letter.\nblocks:\n  - id: form\n    type: contact\n` +
          '    data: { form: apply, fields: [{ name: letter, type: textarea, label: Your letter }] }\n',
      },
    },
  },
  'local-endpoint': {
    what: 'A form is posted to an address of the computer that the site is built on.',
    why: 'The computers of visitors have nothing at this address.',
    remedy:
      'Write the https address of the endpoint. `libretto watch` takes a local one, so that you can try the form.',
    example: {
      file: 'site.yaml',
      wrong: 'name: Example\nurl: https://example.com\nendpoints: { contact: http://localhost:3000/contact }\n',
      right: 'name: Example\nurl: https://example.com\nendpoints: { contact: https://forms.example.com/contact }\n',
    },
  },
} satisfies Record<string, ProblemEntry>

function siteWithForm(takes: string): string {
  return (
    'name: Example\nurl: https://example.com\n' +
    `endpoints: { forms: [{ name: apply, address: https://forms.example.com/apply, ${takes} }] }\n`
  )
}
