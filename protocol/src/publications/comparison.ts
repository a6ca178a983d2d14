import { z } from 'zod'
import { comparedVersions } from '../kernel/compared-versions.ts'
import { languages } from '../kernel/languages.ts'
import { deskVersion } from './schemas.ts'

/** What a version holds beside title, summary and text. That it is pinned is its publication's, not a version's. */
export const versionFacts = [
  'category',
  'country',
  'sourceName',
  'sourceUrl',
  'documentNumber',
  'issuedOn',
  'speaker',
  'startsAt',
  'endsAt',
  'applyUntil',
  'isOnline',
  'joinUrl',
  'place',
  'heldIn',
  'seats',
  'certificateHours',
  'workDays',
  'fee',
  'picture',
  'pictureText',
  'files',
  'heldBack',
  'publishAt',
] as const

export type VersionFact = (typeof versionFacts)[number]

const comparedVersion = deskVersion.pick({
  id: true,
  number: true,
  writtenBy: true,
  writtenAt: true,
  category: true,
  country: true,
  sourceName: true,
  sourceUrl: true,
  documentNumber: true,
  issuedOn: true,
  speaker: true,
  startsAt: true,
  endsAt: true,
  applyUntil: true,
  isOnline: true,
  joinUrl: true,
  place: true,
  heldIn: true,
  seats: true,
  certificateHours: true,
  workDays: true,
  fee: true,
  picture: true,
  shownPicture: true,
  pictureText: true,
  files: true,
  shownFiles: true,
  heldBack: true,
  publishAt: true,
})

/** A version as it stands in a comparison. */
export type ComparedVersion = z.infer<typeof comparedVersion>

/** Two versions beside each other, in each language that one of them has. */
export const publicationsCompared = comparedVersions(comparedVersion).extend({
  /** The facts in which they differ. */
  changed: z.array(z.enum(versionFacts)),
  /** Languages whose text says the same, but looks otherwise or links elsewhere. */
  restyled: z.array(z.enum(languages)),
})

export type PublicationsCompared = z.infer<typeof publicationsCompared>
