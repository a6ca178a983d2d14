import { z } from 'zod'
import { fileInfo, uploadedFile } from '../files/schemas.ts'
import { pageOf } from '../kernel/paging.ts'
import { rule } from '../kernel/rules.ts'
import { userTypes } from '../kernel/user-types.ts'
import { longestEntry, mostEntryFiles } from './constants.ts'

/** The other side of a conversation, as the reader knows them. */
const partner = z.object({
  /**
   * Name of the lawyer, agency, company or person where there is one, else the username; null where it is not for the
   * reader.
   */
  name: z.string().nullable(),
  userType: z.enum(userTypes),
  picture: z.string().nullable(),
})

/** What a thread is about. */
const subject = z.object({
  kind: z.string(),
  id: z.string(),
  /** Null where the reader may not see it any more. */
  title: z.string().nullable(),
  /** The screen that shows it to the reader. */
  link: z.string().nullable(),
})

const entry = z.object({
  id: z.string(),
  /** Empty where files alone were sent. */
  text: z.string(),
  isOwn: z.boolean(),
  /** Instant (ISO 8601). */
  at: z.string(),
})

export const conversationEntry = entry.extend({
  files: z.array(fileInfo),
  /** The other side wrote it, and the reader has not read it yet. */
  isUnread: z.boolean(),
})

const sides = z.object({
  partner,
  /** Null in a general conversation. */
  subject: subject.nullable(),
  /** Whether something can be written in it. */
  canReply: z.boolean(),
})

export const conversation = sides.extend({
  id: z.string(),
  last: entry.extend({ fileNames: z.array(z.string()) }),
  unread: z.int(),
})

/** The entries newest last; `page` 1 holds the newest. */
export const conversationEntries = sides.extend({
  conversationId: z.string().nullable(),
  entries: pageOf(conversationEntry),
})

/** What a person writes in a conversation; line breaks stay. */
export const entryText = z.string().trim().min(1).max(longestEntry)

/** The same with files, which may stand alone. */
export const entryWithFiles = z
  .strictObject({
    text: z.string().trim().max(longestEntry),
    files: z.array(uploadedFile).max(mostEntryFiles).default([]),
  })
  .refine(({ text, files }) => text !== '' || files.length > 0, { path: ['text'], ...rule('required') })
