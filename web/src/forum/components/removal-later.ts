import { later } from '../../ui/later.tsx'

/** Asks before something is deleted, which few do. */
export const RemovalDialog = later(async () => (await import('./removal-dialog.tsx')).RemovalDialog)
