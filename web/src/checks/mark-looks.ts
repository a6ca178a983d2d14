import type { CheckMark } from '@portal/protocol/checks/constants.ts'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'

/** How a mark looks: by its sign as much as by its colour. */
export const markLooks: Record<CheckMark, { tone: Tone; sign: string }> = {
  exact: { tone: 'jade', sign: '✓' },
  nameDiffers: { tone: 'gold', sign: '≈' },
  notInForce: { tone: 'seal', sign: '⊘' },
  articleMissing: { tone: 'seal', sign: '∅' },
  notFound: { tone: 'seal', sign: '?' },
  notHeld: { tone: 'grey', sign: '–' },
}
