import { crc32 } from 'node:zlib'

/** Orientation that says nothing. */
const upright = 1

/** EXIF (TIFF, big endian) of one entry, which way up the picture is: cameras turn pictures in no other way. */
function orientationAlone(orientation: number): Buffer {
  const exif = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  exif.writeUInt16BE(orientation, 18)
  return exif
}

const [jpegBegins, jpegEnds, startOfScan, comment] = [0xd8, 0xd9, 0xda, 0xfe]
const [firstApplication, lastApplication] = [0xe0, 0xef]

/** Of what programs add to a JPEG, what its pixels cannot be shown without, by the marker and how it begins. */
const neededApplications: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
}

function isNeeded(marker: number, content: Buffer): boolean {
  if (marker === comment) return false
  if (marker < firstApplication || marker > lastApplication) return true
  const begins = neededApplications[marker]
  return begins !== undefined && content.toString('latin1', 0, begins.length) === begins
}

/** Where the next marker stands behind packed pixels, in which FF is followed by 00 or by a number of restart. */
function afterScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return content.length
}

/** @throws RangeError where it points outside itself */
function stripJpeg(content: Buffer, orientation: number): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from([0xff, jpegBegins])]
  const exif = Buffer.concat([
    Buffer.from('ffe100224578696600', 'hex'),
    Buffer.alloc(1),
    orientationAlone(orientation),
  ])
  let isSaid = orientation === upright
  let at = 2
  while (at < content.length) {
    const marker = content.readUInt8(at + 1)
    // Any number of FF may stand before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (content[at] !== 0xff) throw new RangeError('No marker stands there.')
    if (marker === jpegEnds) break
    const end = at + 2 + content.readUInt16BE(at + 2)
    if (end > content.length) throw new RangeError('It ends before it should.')
    if (!isSaid && marker !== firstApplication) {
      parts.push(exif)
      isSaid = true
    }
    const next = marker === startOfScan ? afterScan(content, end) : end
    if (isNeeded(marker, content.subarray(at + 4, end))) parts.push(content.subarray(at, next))
    at = next
  }
  return Buffer.concat([...parts, Buffer.from([0xff, jpegEnds])])
}

const pngBegins = 8
/** Length, type and checksum of a chunk. */
const chunkFrame = 12

/** Chunks of a PNG that its pixels, its colours, its size in print and its movement are made of. */
const neededChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI pHYs bKGD hIST acTL fcTL fdAT'.split(' '),
)

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(chunkFrame + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

/** @throws RangeError where it points outside itself */
function stripPng(content: Buffer, orientation: number): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [content.subarray(0, pngBegins)]
  for (let at = pngBegins; at < content.length;) {
    const end = at + chunkFrame + content.readUInt32BE(at)
    if (end > content.length) throw new RangeError('It ends before it should.')
    const type = content.toString('latin1', at + 4, at + 8)
    if (neededChunks.has(type)) parts.push(content.subarray(at, end))
    if (type === 'IHDR' && orientation !== upright)
      parts.push(pngChunk('eXIf', orientationAlone(orientation)))
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(parts)
}

/**
 * A JPEG or PNG as it was, to the pixel, without anything but its pixels and which way up they are: no place or time it
 * was taken, no camera, no smaller picture of what was cut off, nothing behind it. It is not unpacked.
 *
 * @param orientation as EXIF numbers it
 * @returns null where it cannot be read
 */
export function stripPicture(
  content: Buffer,
  mediaType: string,
  orientation: number,
): Buffer<ArrayBuffer> | null {
  try {
    return mediaType === 'image/png' ? stripPng(content, orientation) : stripJpeg(content, orientation)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
