import { z } from 'zod'
import { idField } from '../kernel/fields.ts'

export {
  filePurposes,
  madeType,
  mostFileBytes,
  openedTypes,
  pictureWidths,
  type FilePurpose,
} from './purposes.ts'

/** Part of a picture, in its pixels, that is kept of it. */
export const cropArea = z.strictObject({
  x: z.int().min(0).max(100_000),
  y: z.int().min(0).max(100_000),
  width: z.int().min(16).max(100_000),
  height: z.int().min(16).max(100_000),
})

/** Id of an uploaded file as a form names it. */
export const uploadedFile = idField

/** A file as an answer names it. */
export const fileInfo = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Path on this site that opens it: of a picture for good, of anything else for some minutes. */
  url: z.string(),
})

export type FileInfo = z.infer<typeof fileInfo>

/** A picture in the sizes that pages show it in. */
export const shownPicture = z.object({
  /** Paths on this site by width in pixels, rising; WebP. */
  sources: z.array(z.object({ width: z.int(), path: z.string() })),
  width: z.int(),
  height: z.int(),
  /** What it shows, in the language of the text; empty where nobody said it. */
  text: z.string(),
})

export type ShownPicture = z.infer<typeof shownPicture>

/** A picture within a text, whose words stand there, by its file. */
export const textPicture = shownPicture.omit({ text: true }).extend({ id: z.string() })

export type TextPicture = z.infer<typeof textPicture>
