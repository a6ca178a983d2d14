import { lazy } from 'react'

/** Few ever see it. */
export const ConflictNote = lazy(async () => ({
  default: (await import('./conflict-note.tsx')).ConflictNote,
}))
