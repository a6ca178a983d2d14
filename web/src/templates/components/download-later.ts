import { later } from '../../ui/later.tsx'

/** Comes once somebody downloads. */
export const DownloadDialog = later(async () => (await import('./download-dialog.tsx')).DownloadDialog)
