import type { Samples } from '../brand.ts'

export const samples: Samples = {
  searches: [],
  jobLocations: [],
  apiKeyVariable: 'API_KEY',
  helpSearchHint: 'Try another word.',
}
