import { z } from 'zod'
import { citedText } from '../citations/schemas.ts'
import { shownPicture, uploadedFile } from '../files/schemas.ts'
import { dictionaryCode } from '../kernel/dictionary-code.ts'
import { idField, line } from '../kernel/fields.ts'
import { historyEntry } from '../kernel/history.ts'
import { languages } from '../kernel/languages.ts'
import { richText } from '../kernel/rich-text.ts'
import { userTypes } from '../kernel/user-types.ts'
import {
  longestComment,
  longestPictureText,
  longestPost,
  longestPostTitle,
  longestReportNote,
  mostDeletedComments,
  mostPostPictures,
  reportedKinds,
  reportFaults,
} from './constants.ts'
import {
  commentAuthorActions,
  commentLifecycle,
  livePostStates,
  postAuthorActions,
  postLifecycle,
  postModeratorActions,
  reportLifecycle,
} from './lifecycle.ts'

const language = z.enum(languages)

/** What the form of a post sends. */
export const postBody = z.strictObject({
  title: line(longestPostTitle),
  category: dictionaryCode('FORUM_CATEGORY'),
  /** The language that it is written in. */
  language,
  content: richText(longestPost),
  /** Uploads, or pictures that the post has already, in their order. */
  pictures: z.array(uploadedFile).max(mostPostPictures),
  /** What each of them shows, in the same order; empty where nobody says it. */
  pictureTexts: z.array(z.string().trim().max(longestPictureText)).max(mostPostPictures),
})

export const postChange = postBody.extend({
  /** Of the post that was read before. Another answers 795413 with it as it is now, an `ownPost`, as data. */
  revision: z.int().min(0),
})

const commentText = z.string().trim().min(1).max(longestComment)

/** What is said below a post, or to the comment that it answers. */
export const commentBody = z.strictObject({ text: commentText, replyTo: idField.optional() })

export const commentEdit = z.strictObject({ text: commentText })

export const deletedComments = z.strictObject({
  ids: z.array(idField).min(1).max(mostDeletedComments),
})

export const reportBody = z.strictObject({
  kind: z.enum(reportedKinds),
  id: idField,
  fault: z.enum(reportFaults),
  note: z.string().trim().max(longestReportNote).optional(),
})

/** Who wrote, by the name that others know. */
export const forumAuthor = z.object({
  /** Null of the platform's staff, who write as the platform. */
  name: z.string().nullable(),
  userType: z.enum(userTypes),
  picture: z.string().nullable(),
  isVerifiedLawyer: z.boolean(),
  /** By which the directory has a verified lawyer or agency; null of everybody else. */
  providerId: z.string().nullable(),
})

export type ForumAuthor = z.infer<typeof forumAuthor>

const shownPost = {
  id: z.string(),
  title: z.string(),
  category: z.string(),
  language,
  /** Null once they have left. */
  author: forumAuthor.nullable(),
  isPinned: z.boolean(),
  /** Whether nobody may comment it any more. */
  isClosed: z.boolean(),
  comments: z.int(),
  likes: z.int(),
  reads: z.int(),
  /** Instants (ISO 8601). */
  createdAt: z.string(),
  lastCommentAt: z.string().nullable(),
}

export const postRow = z.object({
  ...shownPost,
  /** Its beginning, without markup. */
  excerpt: z.string(),
  /** How many. */
  pictures: z.int(),
})

export type PostRow = z.infer<typeof postRow>

/** A post as everybody reads it once it is shown, and its author before and after. */
export const post = z.object({
  ...shownPost,
  state: z.enum(livePostStates),
  /** Why it was refused or taken down, to its author. */
  reason: z.string().nullable(),
  content: citedText,
  /** What one shows may be empty words. */
  pictures: z.array(shownPicture),
  /** When its words were changed last, where they were. */
  changedAt: z.string().nullable(),
  isLiked: z.boolean(),
  isOwn: z.boolean(),
  /** Whether it may be commented by whoever is signed in. */
  isOpen: z.boolean(),
  /** Of its author: posts that are shown, and likes of them; null once they have left. */
  authorFigures: z.object({ posts: z.int(), likes: z.int() }).nullable(),
  abilities: z.array(z.enum(postAuthorActions)),
  /** What happened to it, to its author; null to anybody else. */
  history: z.array(historyEntry(postLifecycle).omit({ by: true })).nullable(),
  related: z.array(postRow.pick({ id: true, title: true, language: true, comments: true })),
})

export type Post = z.infer<typeof post>

/** A comment, or what keeps its place: without author and words where it is not shown any more. */
export const comment = z.object({
  id: z.string(),
  state: z.enum(commentLifecycle.states),
  /** Null once they have left, and of what is not shown any more. */
  author: forumAuthor.nullable(),
  /** Whoever wrote it wrote the post too. */
  isPostAuthor: z.boolean(),
  /** Of a reply: the comment that it answers, and who wrote that; nobody where that is not shown any more. */
  replyTo: z.object({ id: z.string(), author: forumAuthor.nullable() }).nullable(),
  /** Lines as paragraphs; null of what is not shown any more. */
  content: citedText.nullable(),
  /** The same as it was typed. */
  text: z.string().nullable(),
  language,
  likes: z.int(),
  isLiked: z.boolean(),
  isOwn: z.boolean(),
  abilities: z.array(z.enum(commentAuthorActions)),
  /** Instants (ISO 8601). */
  at: z.string(),
  changedAt: z.string().nullable(),
})

export type Comment = z.infer<typeof comment>

/** A comment on the post itself, with the first that answer it. */
export const topComment = z.object({
  ...comment.shape,
  replies: z.array(comment),
  /** How many there are. */
  replyCount: z.int(),
})

/** Where a comment stands below its post, by pages of the first size of their lists. */
export const commentPlace = z.object({
  postId: z.string(),
  /** The comment on the post itself that it is, or stands below. */
  topId: z.string(),
  page: z.int(),
  /** Of what stands below that; null where it is that itself. */
  replyPage: z.int().nullable(),
})

export const ownPostRow = z.object({
  ...postRow.omit({ author: true }).shape,
  state: z.enum(livePostStates),
  /** Why it was refused or taken down. */
  reason: z.string().nullable(),
  abilities: z.array(z.enum(postAuthorActions)),
})

/** A post as its author changes it. */
export const ownPost = z.object({
  ...ownPostRow.omit({ pictures: true, excerpt: true }).shape,
  /** How often its author changed it. */
  revision: z.int(),
  content: z.string(),
  pictures: z.array(z.object({ id: z.string(), ...shownPicture.shape })),
})

export type OwnPost = z.infer<typeof ownPost>

export const ownCommentRow = z.object({
  id: z.string(),
  state: z.enum(commentLifecycle.states),
  text: z.string(),
  language,
  /** Whether its post is shown, so that it can be opened; the title of one that is not is empty to all but its author. */
  post: z.object({ id: z.string(), title: z.string(), language, isShown: z.boolean() }),
  likes: z.int(),
  at: z.string(),
  /** Why it was taken down. */
  reason: z.string().nullable(),
  abilities: z.array(z.enum(commentAuthorActions)),
})

export const reviewedPostRow = z.object({
  ...postRow.omit({ author: true }).shape,
  state: z.enum(livePostStates),
  /** Its author is suspended: whatever its state, nobody else reads it meanwhile. */
  isHidden: z.boolean(),
  /** Null once its author has left. */
  username: z.string().nullable(),
  userType: z.enum(userTypes).nullable(),
  /** Open ones. */
  reports: z.int(),
  submittedAt: z.string(),
})

/** A post as moderators decide on it. */
export const reviewedPost = z.object({
  ...reviewedPostRow.omit({ excerpt: true, pictures: true }).shape,
  /** How often its author changed it. */
  revision: z.int(),
  content: citedText,
  pictures: z.array(shownPicture),
  reason: z.string().nullable(),
  abilities: z.array(z.enum(postModeratorActions)),
  history: z.array(historyEntry(postLifecycle)),
})

/** What a reader reported, with what it is about. */
export const postReport = z.object({
  id: z.string(),
  kind: z.enum(reportedKinds),
  state: z.enum(reportLifecycle.states),
  fault: z.enum(reportFaults),
  note: z.string().nullable(),
  /** Username of who reported it; null once they have left. */
  username: z.string().nullable(),
  reportedAt: z.string(),
  post: z.object({ id: z.string(), title: z.string(), language, state: z.enum(postLifecycle.states) }),
  /** The beginning of the post, or the whole comment, and whose words they are. */
  text: z.string(),
  author: z.string().nullable(),
  /** Of a report that is open; what is reported may be taken down while it is shown. */
  abilities: z.array(z.enum(['dismiss', 'takeDown'])),
})
