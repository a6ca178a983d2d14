import { z } from 'zod'

const line = z.string().trim().max(300)

/** Settings that an administrator changes while the portal runs, with their values from the start. */
export const settingValues = z.strictObject({
  /** Whether new accounts may be made. */
  isRegistrationOpen: z.boolean().default(true),
  /** Whether posts of the forum are shown only after a review. */
  isForumReviewed: z.boolean().default(true),
  /** A line above every page, by language; empty for none. */
  announcement: z.strictObject({ zh: line, en: line, ru: line }).default({ zh: '', en: '', ru: '' }),
})

export type SettingValues = z.output<typeof settingValues>
