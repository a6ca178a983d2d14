const megabyte = 1024 * 1024

const images = ['image/jpeg', 'image/png'] as const
const documents = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const
const sheets = [
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

/** What a file is uploaded for: the media types it may have, judged by content, and its size (docs/requirements.md). */
export const filePurposes = {
  AVATAR: { types: images, bytes: 10 * megabyte },
  /** Of what the platform publishes, and of posts of the forum. */
  PICTURE: { types: images, bytes: 10 * megabyte },
  BUSINESS_LICENCE: { types: images, bytes: 2 * megabyte },
  ATTACHMENT: { types: [...images, ...documents], bytes: 10 * megabyte },
  REQUIREMENT: { types: [...images, ...documents, ...sheets], bytes: 10 * megabyte },
  REPORT: { types: [...images, ...documents, ...sheets], bytes: 10 * megabyte },
} as const

export type FilePurpose = keyof typeof filePurposes

/** What pictures are made anew as. */
export const madeType = 'image/webp'

/** Widths in pixels that a picture of what is published is shown in. */
export const pictureWidths = [480, 720, 960, 1600] as const

/** Every type that a stored file has. */
export const openedTypes: readonly string[] = [...filePurposes.REQUIREMENT.types, madeType]

/** The largest file that any purpose allows. */
export const mostFileBytes = 10 * megabyte
