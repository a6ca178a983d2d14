import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import type { Nonces } from './security-headers.ts'

/**
 * Stand where a page's nonces shall stand, while it is rendered for whoever asks. Nobody is ever sent them, so nothing
 * that is written into a page can hold them.
 */
export const standIns: Nonces = {
  script: randomBytes(16).toString('hex'),
  style: randomBytes(16).toString('hex'),
}

/** A page as it is kept: what stands between its nonces, so that each answer has its own. */
export interface PagePieces {
  texts: readonly Buffer[]
  /** Which nonce stands behind each text but the last. */
  nonces: readonly (keyof Nonces)[]
}

const anyStandIn = new RegExp(`(${standIns.script}|${standIns.style})`)

export function cutIntoPieces(html: string): PagePieces {
  const parts = html.split(anyStandIn)
  return {
    texts: parts.filter((_, at) => at % 2 === 0).map((text) => Buffer.from(text)),
    nonces: parts
      .filter((_, at) => at % 2 === 1)
      .map((part) => (part === standIns.script ? 'script' : 'style')),
  }
}

/** The page with nonces of its own. */
export function withNonces({ texts, nonces: places }: PagePieces, nonces: Nonces): Buffer {
  return Buffer.concat(
    texts.flatMap((text, at) => {
      const place = places[at]
      return place ? [text, Buffer.from(nonces[place], 'latin1')] : [text]
    }),
  )
}

/** The same packed: each text deflated by itself (RFC 1951), so that a nonce fits in between as it is. */
export interface PackedPieces extends PagePieces {
  packed: readonly Buffer[]
}

const deflated = promisify(deflateRaw)
/** How far back DEFLATE repeats what was there before. */
const window = 32 * 1024
/** Bytes of a nonce: sixteen in base64. */
const nonceLength = 24

/**
 * Packs a page once for all who are sent it. A text may repeat what stood in those before it, but no nonce: zeros stand
 * for nonces there, which no text holds.
 *
 * @throws Error where a text holds them
 */
export async function packPieces({ texts, nonces }: PagePieces): Promise<PackedPieces> {
  if (texts.some((text) => text.includes(0))) throw new Error('a page with zeros cannot be packed in pieces')
  let before: Buffer = Buffer.alloc(0)
  const packed = await Promise.all(
    texts.map((text, at) => {
      const dictionary = before.subarray(-window)
      before = Buffer.concat([dictionary, text, Buffer.alloc(nonceLength)])
      return deflated(text, {
        ...(dictionary.length > 0 && { dictionary }),
        finishFlush: at < nonces.length ? constants.Z_SYNC_FLUSH : constants.Z_FINISH,
      })
    }),
  )
  return { texts, nonces, packed }
}

/** RFC 1952: deflated, no name, no time, of any system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** RFC 1951, 3.2.4: not the last, stored as it is, its length and that length's complement. */
const storedHead = Buffer.from([0, nonceLength, 0, 0xff - nonceLength, 0xff])

/** The packed page with nonces of its own, as gzip. */
export function gzipWithNonces({ texts, nonces: places, packed }: PackedPieces, nonces: Nonces): Buffer {
  const parts: Buffer[] = [gzipHead]
  let sum = 0
  let length = 0
  const count = (bytes: Buffer) => {
    sum = crc32(bytes, sum)
    length += bytes.length
  }
  for (const [at, text] of texts.entries()) {
    count(text)
    parts.push(packed[at] ?? Buffer.alloc(0))
    const place = places[at]
    if (!place) continue
    const nonce = Buffer.from(nonces[place], 'latin1')
    count(nonce)
    parts.push(storedHead, nonce)
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(sum, 0)
  trailer.writeUInt32LE(length, 4)
  return Buffer.concat([...parts, trailer])
}

/** What it takes in memory. */
export function bytesOf({ texts, packed }: PackedPieces): number {
  return [...texts, ...packed].reduce((sum, { length }) => sum + length, 0)
}
