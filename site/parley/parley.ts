// The brand of Parley, a voice platform.

import type { Brand } from '../brand/brand.ts'
import { CallTimeline } from './call-timeline.tsx'
import { LostRequest } from './lost-request.tsx'
import { mark } from './mark.ts'
import { shareCardPicture } from './share-card-picture.ts'
import { Sign } from './sign.tsx'

export const parley: Brand = {
  Sign,
  mark,
  drawings: { 'call-timeline': CallTimeline },
  NotFoundDrawing: LostRequest,
  shareCardPicture,
}
