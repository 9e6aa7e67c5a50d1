import type { Samples } from '#site/brand.ts'

export const samples: Samples = {
  jobLocations: ['San Francisco', 'New York', 'Austin'],
  apiKeyVariable: 'VOICE_API_KEY',
}
