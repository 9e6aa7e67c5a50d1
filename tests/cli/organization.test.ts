// What site.yaml says of the organisation is JSON-LD on the home page, and can be nothing else.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#808080"/></svg>'
const site = [
  'name: Acme Rail',
  'url: https://acme.example.com',
  'social: { github: "https://code.example.com/acme" }',
  'contact: { email: hello@acme.example.com, phone: +44 1632 960123 }',
]

async function describe(lines: readonly string[]): Promise<Record<string, unknown>[]> {
  const folder = await writeFolder({
    'content/site.yaml': [...site, ...lines].join('\n'),
    'content/pages/home.yaml': 'title: Home\ndescription: The home page.\n',
    'content/assets/sign.svg': svg,
  })
  expect(await runHere(folder, 'build', '--strict')).toMatchObject({ code: 0, stderr: '' })
  const { 'index.html': page = '' } = await readFolder(join(folder, 'dist'))
  const scripts = page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>)
}

test('facts of the organisation are on the home page, with those that site.yaml has elsewhere', async () => {
  const [, organization] = await describe([
    'organization:',
    '  type: LocalBusiness',
    '  legalName: "</script><script>alert(1)</script>"',
    '  logo: /assets/sign.svg',
    '  address: { street: 1 Pier Road, city: Lakeside, postalCode: LA1 1AA, country: GB }',
    '  sameAs: ["https://social.example.com/@acme", "https://code.example.com/acme"]',
  ])
  expect(organization).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'Acme Rail',
    url: 'https://acme.example.com',
    logo: expect.stringMatching(/^https:\/\/acme\.example\.com\/assets\/sign-[\da-f]{8}\.svg$/),
    legalName: '</script><script>alert(1)</script>',
    telephone: '+44 1632 960123',
    email: 'hello@acme.example.com',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Pier Road',
      postalCode: 'LA1 1AA',
      addressLocality: 'Lakeside',
      addressCountry: 'GB',
    },
    sameAs: ['https://code.example.com/acme', 'https://social.example.com/@acme'],
  })
})

test('without them a site says what it said before', async () => {
  const [, organization] = await describe(['sharedAssets: [/assets/sign.svg]'])
  expect(organization).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Acme Rail',
    url: 'https://acme.example.com',
    sameAs: ['https://code.example.com/acme'],
  })
})
