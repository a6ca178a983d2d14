import type { Translation } from '../translation.ts'
import type * as source from '../zh/coming.ts'

export const screens: Translation<typeof source.screens> = {
  'service/aiLegal': 'AI legal answers',
}
