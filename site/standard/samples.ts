import type { Samples } from '../brand.ts'

export const samples: Samples = {
  jobLocations: [],
  apiKeyVariable: 'API_KEY',
}
