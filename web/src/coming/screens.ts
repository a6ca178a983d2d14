import type * as coming from '@portal/protocol/words/zh/coming.ts'
import type { Screen, Section } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    coming: typeof coming
  }
}

/** The screens of features to come: they say that they are being prepared. */
const byFeature: Record<string, readonly (Screen | Section)[]> = {
  assistant: [{ path: 'service/aiLegal', menus: { service: 5 }, icon: 'question' }],
}

export const screens = Object.values(byFeature).flat()
