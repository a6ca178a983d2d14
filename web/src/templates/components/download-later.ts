import { lazy } from 'react'

/** Comes once somebody downloads. */
export const DownloadDialog = lazy(async () => ({
  default: (await import('./download-dialog.tsx')).DownloadDialog,
}))
