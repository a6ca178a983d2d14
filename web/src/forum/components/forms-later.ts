import { lazy } from 'react'

// Forms come once they are wanted: visitors, who read alone, never load what they need.

export const CommentForm = lazy(async () => ({ default: (await import('./comment-form.tsx')).CommentForm }))

export const EditComment = lazy(async () => ({ default: (await import('./comment-form.tsx')).EditComment }))

export const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}))
