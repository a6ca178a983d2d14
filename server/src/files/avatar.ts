import type { cropArea } from '@portal/protocol/files/schemas.ts'
import type { z } from 'zod'
import { Refusal } from '../kernel/refusal.ts'
import { decodeInTurn, longestDecoding } from './decode-in-turn.ts'

export type CropArea = z.output<typeof cropArea>

/** Pixels of either side. */
const side = 512
/** A few kilobytes can claim to be a picture of any size, which would fill the memory. */
const mostPixels = 25_000_000

/** The part of the area that lies in the picture. */
function within(area: CropArea, picture: { width: number; height: number }) {
  const left = Math.min(area.x, picture.width - 1)
  const top = Math.min(area.y, picture.height - 1)
  const width = Math.min(area.width, picture.width - left)
  const height = Math.min(area.height, picture.height - top)
  return { left, top, width, height }
}

async function square(content: Buffer, crop?: CropArea): Promise<Buffer> {
  // Loaded by the first who needs it: it takes a start longer, and memory.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).timeout(longestDecoding)
    const { autoOrient } = await picture.metadata()
    const upright = picture.autoOrient()
    if (crop) upright.extract(within(crop, autoOrient))
    return await upright.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
  } catch {
    throw new Refusal('typeNotSupported', null, 'uploadedType')
  }
}

/**
 * A picture, upright, made anew as a square without anything but its pixels: no place or time it was taken, no
 * camera, nothing hidden behind it.
 *
 * @throws Refusal where it cannot be read, or too many wait before it
 */
export const makeAvatar = (content: Buffer, crop?: CropArea): Promise<Buffer> =>
  decodeInTurn(() => square(content, crop))
