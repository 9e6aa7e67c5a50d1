// The brand of Parley, a voice platform.

import type { Brand } from 'libretto/site'
import { LostRequest } from './lost-request.tsx'
import { mark } from './mark.ts'
import { shareCardPicture } from './share-card-picture.ts'
import { Sign } from './sign.tsx'

export const brand: Brand = {
  Sign,
  mark,
  NotFoundDrawing: LostRequest,
  shareCardPicture,
}
