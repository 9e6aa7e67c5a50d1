import type { Samples } from '#site/brand.ts'

export const samples: Samples = {
  searches: ['getting started', 'API reference', 'WebRTC', 'performance', 'security'],
  jobLocations: ['San Francisco', 'New York', 'Austin'],
  apiKeyVariable: 'VOICE_API_KEY',
  helpSearchHint: 'Try an error code, or one word of what you hear.',
}
