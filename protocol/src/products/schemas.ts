import { z } from 'zod'
import { publicationRow } from '../publications/schemas.ts'
import { idField } from '../kernel/fields.ts'
import { userTypes } from '../kernel/user-types.ts'
import { providerKinds } from '../providers/constants.ts'
import { mostMembers } from './constants.ts'

/** A team as a list of products shows it: who they are, with their faces. */
export const shownTeam = z.object({
  /** The product's. */
  id: z.string(),
  members: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(providerKinds),
      name: z.string(),
      picture: z.string().nullable(),
    }),
  ),
})

export type ShownTeam = z.infer<typeof shownTeam>

/** A product as the page of somebody in its team shows it. */
export const productOfMember = publicationRow.pick({ id: true, title: true, summary: true, language: true })

/** Whom editors choose from. */
export const offeredMember = z.object({
  id: z.string(),
  name: z.string(),
  userType: z.enum(userTypes),
})

/** A member as editors have them. */
export const deskMember = z.object({
  ...offeredMember.shape,
  /** In use and verified; whoever is not is shown to nobody and reads nothing. */
  isVerified: z.boolean(),
})

export type DeskMember = z.infer<typeof deskMember>

/** A product's team as its editors have it. */
export const deskTeam = z.object({
  id: z.string(),
  /** The product's, in Chinese. */
  title: z.string(),
  members: z.array(deskMember),
})

export type DeskTeam = z.infer<typeof deskTeam>

const memberIds = z.array(idField).max(mostMembers)

export const teamBody = z.strictObject({
  /** The whole team, in its order. */
  members: memberIds,
  /** The team that was read before. Another answers 795413 with theirs, a `deskTeam`, as data. */
  before: memberIds,
})
