import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

// Forms come once they are wanted: visitors, who read alone, never load what they need.

/** In the place of a comment that can be written soon. */
export const Coming = () => <Skeleton height={216} />

export const CommentForm = later(async () => (await import('./comment-form.tsx')).CommentForm, {
  fallback: <Coming />,
})

export const EditComment = later(async () => (await import('./comment-form.tsx')).EditComment)

export const ReportDialog = later(async () => (await import('./report-dialog.tsx')).ReportDialog)
