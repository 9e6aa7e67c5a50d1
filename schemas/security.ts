// content/data/security.yaml: security features and certifications with their dates, as published.

import * as z from 'zod'
import { iconSchema } from './icon.ts'
import { dateSchema, textSchema } from './primitives.ts'

const securityFeatureSchema = z
  .strictObject({
    icon: iconSchema,
    title: textSchema.describe('Name of the measure.'),
    description: textSchema.describe('One sentence.'),
    area: z.enum(['encryption', 'compliance', 'infrastructure']).describe('Tab that shows the feature.'),
    status: z
      .enum(['active', 'verified', 'monitoring'])
      .describe('active: in force, verified: checked by others, monitoring: watched.'),
    details: z.array(textSchema).default([]).describe('Facts, one per line.'),
  })
  .describe('A security measure.')
export type SecurityFeature = z.infer<typeof securityFeatureSchema>

const certificationSchema = z
  .strictObject({
    name: textSchema.describe('e.g. "SOC 2 Type II".'),
    kind: textSchema.describe('What it really is, e.g. "attestation report", "certificate", "law".'),
    status: z.enum(['certified', 'verified', 'in-progress']).describe('How far it is.'),
    description: textSchema.describe('What it covers.'),
    validUntil: dateSchema.optional().describe('Last day of validity. A day in the past is shown as passed.'),
  })
  .describe('A certification, attestation or law the company is subject to.')
export type Certification = z.infer<typeof certificationSchema>

export const securitySchema = z
  .strictObject({
    features: z.array(securityFeatureSchema).default([]).describe('Security measures.'),
    certifications: z.array(certificationSchema).default([]).describe('Certifications, attestations and laws.'),
  })
  .describe('Security features and certifications.')
