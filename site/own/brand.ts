// The brand of Parley, a voice platform.

import type { Brand } from '#site/brand.ts'
import { CallTimeline } from './call-timeline.tsx'
import { LostRequest } from './lost-request.tsx'
import { mark } from './mark.ts'
import { shareCardPicture } from './share-card-picture.ts'
import { Sign } from './sign.tsx'

export const brand: Brand = {
  Sign,
  mark,
  drawings: { 'call-timeline': CallTimeline },
  NotFoundDrawing: LostRequest,
  shareCardPicture,
}
