import type { ReportFault } from '@portal/protocol/forum/constants.ts'
import type { CommentState, PostState, ReportState } from '@portal/protocol/forum/lifecycle.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    forum_post: {
      id: Generated<string>
      author_id: string
      state: PostState
      /** Its author's standing keeps it from being shown. */
      is_hidden: Generated<boolean>
      is_pinned: Generated<boolean>
      /** Nobody may comment it any more. */
      is_closed: Generated<boolean>
      title: string
      /** Code of FORUM_CATEGORY. */
      category: string
      language: Language
      /** Clean HTML, and its plain text. */
      content: string
      content_text: string
      /** Why it was refused or taken down. */
      reason: string | null
      /** Comments and replies that are shown. */
      comments: Generated<number>
      likes: Generated<number>
      reads: Generated<number>
      /** How often its author changed it. */
      revision: Generated<number>
      created_at: Generated<Date>
      /** When it was handed in to be reviewed last. */
      submitted_at: Generated<Date>
      changed_at: Date | null
      last_comment_at: Date | null
      /** When it was commented last, else written: by which lists are ordered. */
      active_at: Generated<Date>
    }
    forum_picture: {
      post_id: string
      file_id: string
      /** Among those of the post, from 0. */
      position: number
      /** What it shows; empty where nobody said it. */
      text: string
    }
    /** What is said below a post. */
    forum_comment: {
      id: Generated<string>
      post_id: string
      /** The comment on the post itself under which it stands; null of such a one. */
      top_id: string | null
      /** The comment that it answers. */
      reply_to: string | null
      author_id: string
      state: CommentState
      /** Its author's standing keeps it from being shown. */
      is_hidden: Generated<boolean>
      language: Language
      /** As it was typed, and the same as clean HTML of paragraphs. */
      text: string
      content: string
      /** Why it was taken down. */
      reason: string | null
      likes: Generated<number>
      created_at: Generated<Date>
      changed_at: Date | null
    }
    forum_post_like: { post_id: string; account_id: string }
    forum_comment_like: { comment_id: string; account_id: string }
    /** What a reader says is wrong with a post, or with a comment on it. */
    forum_report: {
      id: Generated<string>
      post_id: string
      comment_id: string | null
      account_id: string
      state: ReportState
      fault: ReportFault
      note: string | null
      reported_at: Generated<Date>
    }
  }
}
