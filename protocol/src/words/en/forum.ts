import type { Translation } from '../translation.ts'
import type * as source from '../zh/forum.ts'

export const audit: Translation<typeof source.audit> = {
  'forum.add': 'Wrote a post',
  'forum.edit': 'Changed a post',
  'forum.delete': 'Deleted a post',
  'forum.comment': 'Commented a post',
  'forum.edit-comment': 'Changed a comment',
  'forum.delete-comments': 'Deleted comments',
  'forum.like': 'Liked a post or comment',
  'forum.unlike': 'Took back a like',
  'forum.report': 'Reported a post or comment',
  'forum.read': 'Viewed a post to review',
  'forum.approve': 'Approved a post',
  'forum.reject': 'Rejected a post',
  'forum.take-down': 'Took down a post',
  'forum.pin': 'Pinned a post',
  'forum.unpin': 'Unpinned a post',
  'forum.close': 'Closed a post',
  'forum.reopen': 'Reopened a post',
  'forum.take-down-comment': 'Took down a comment',
  'forum.dismiss-report': 'Dismissed a report on the forum',
  'forum.take-down-reported': 'Took down what was reported',
  'forumPost.authorLeft': 'Saw to the post of an author who left',
  'forumReport.settle': 'Settled a report on the forum',
}

export const waiting: Translation<typeof source.waiting> = {
  forumPosts_one: '{{count}} post to review',
  forumPosts_other: '{{count}} posts to review',
  forumReports_one: '{{count}} report on the forum to handle',
  forumReports_other: '{{count}} reports on the forum to handle',
}
