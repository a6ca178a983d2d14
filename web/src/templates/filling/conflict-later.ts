import { later } from '../../ui/later.tsx'

/** Few ever see it. */
export const ConflictNote = later(async () => (await import('./conflict-note.tsx')).ConflictNote)
