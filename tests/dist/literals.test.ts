// The built site contains the texts, numbers and names that the specification quotes, in static HTML where it should.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { visibleText } from './dist-files.ts'

const textOf = (page: string) => visibleText(readFileSync(join(inject('dist'), page, 'index.html'), 'utf8'))

it('filters positions, threads and tickets by the options of the specification, in their order', () => {
  const optionsOf = (page: string) =>
    [...readFileSync(join(inject('dist'), page, 'index.html'), 'utf8').matchAll(/<select[^]*?<\/select>/g)].map(
      ([select]) => [...select.matchAll(/<option[^>]*>([^<]*)/g)].map(([, label]) => label),
    )
  const [, places, types] = optionsOf('careers')
  expect(places).toEqual(['All', 'Remote', 'San Francisco', 'New York', 'Austin'])
  expect(types).toEqual(['All', 'Full-time', 'Part-time', 'Contract', 'Internship'])
  expect(optionsOf('community')).toEqual([
    ['All', 'Technical', 'Discussion', 'Tutorial', 'Help'],
    ['General Support', 'Technical Issue', 'Billing Question', 'Feature Request'],
  ])
})

it.each<[page: string, texts: string[]]>([
  [
    '.',
    [
      '100,000+',
      '73,714',
      '1.89',
      '795',
      '1.8M',
      '5.3M times faster than competitors',
      'one micro-benchmark, not calls; baseline not published',
      'Get Started',
      'Contact Sales',
      'v1.0',
    ],
  ],
  ['platform', ['99.99%', '15', '50+', '1M+', 'us-east', 'us-west', 'eu-central', 'ap-southeast']],
  [
    'performance',
    [
      'Latency Performance',
      'Throughput & Scale',
      'Security Performance',
      'Run Benchmark',
      'c5.4xlarge',
      '4.3',
      '3.3',
      'not published',
    ],
  ],
  [
    'security',
    [
      'Encryption',
      'Compliance',
      'Infrastructure',
      'AES-256',
      'TLS 1.3',
      'SOC 2 Type II',
      'HIPAA',
      'ISO 27001',
      'FedRAMP',
      'GDPR',
      'CCPA',
      'Valid until 31 December 2024',
    ],
  ],
  [
    'contact',
    [
      'Get in Touch',
      'Name',
      'Email',
      'Company',
      'Phone',
      'Contact Type',
      'Subject',
      'Message',
      'Send Message',
      'Sales Inquiry',
      'Technical Support',
      'Partnership',
      'General Inquiry',
      'Demo: nothing is sent.',
    ],
  ],
  [
    'careers',
    [
      'Join Our Team',
      'San Francisco',
      'New York',
      'Austin',
      'Full-time',
      'Part-time',
      'Contract',
      'Internship',
      'Apply Now',
      '$3,000',
    ],
  ],
  [
    'downloads',
    [
      'Downloads & SDKs',
      'All Downloads',
      'SDKs',
      'Documentation',
      'Tools',
      'Samples',
      "What's New",
      'Featured',
      'React Native SDK',
      '34k',
      '68 KB',
      'Python SDK',
      '67k',
      '128 KB',
      'Stay Updated',
    ],
  ],
  ['api', ['API Explorer', 'Select an Endpoint', '/v1/calls', '/v1/webhooks', '/api/v1/calls']],
  [
    'community',
    [
      'Forum',
      'Showcase',
      'Support',
      'New Thread',
      'Pinned',
      'Answered',
      'Submit a Ticket',
      'Quick Help',
      'Live Chat',
      'Email Support',
      'Video Tutorials',
      'General Support',
    ],
  ],
  [
    'docs',
    [
      'Web Applications',
      'Mobile Applications',
      'Backend Services',
      'View Full Guide',
      'See Examples',
      'Latest SDK',
      'Production Ready',
      '24/7 Support',
      'Node.js 16+',
    ],
  ],
  ['docs/sdk', ['Basic Voice Call', 'Group Conference', 'Advanced Features', 'Run Code']],
  ['docs/integration', ['API Key Invalid', 'Connection Failed', 'No Audio']],
  ['help/no-audio', ['Was this helpful?', 'Yes', 'No']],
  [
    'case-studies/harbour-dispatch-answers-before-the-second-ring',
    ['The Challenge', 'The Solution', 'Results & Impact', 'Return on Investment', 'Featured'],
  ],
  ['terms', ['30 days', '18']],
  ['privacy', ['90 days', '13']],
])('%s says what the specification quotes', (page, texts) => {
  const text = textOf(page)
  expect(texts.filter((wanted) => !text.includes(wanted))).toEqual([])
})

it('the footer carries the literal year and the year of the build', () => {
  expect(textOf('.')).toContain('© 2025–2026 Parley')
})

it('the badge of the micro-benchmark occurs once on the whole site', () => {
  const all = [
    '.',
    'platform',
    'performance',
    'security',
    'enterprise',
    'about',
    'docs',
    'blog/what-a-nanosecond-benchmark-says',
  ]
    .map(textOf)
    .join(' ')
  expect(all.split('5.3M times faster than competitors')).toHaveLength(2)
})
