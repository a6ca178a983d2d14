import { pictureWidths } from '@portal/protocol/files/schemas.ts'
import { LRUCache } from 'lru-cache'
import { perDatabase } from '../kernel/database/per-database.ts'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { contentOf } from './contents.ts'
import { decodeInTurn, longestDecoding } from './decode-in-turn.ts'
import { mostPixels } from './judge-content.ts'

const largestWidth = Math.max(...pictureWidths)
/** Pixels; a column of text as a picture would else be higher than the format can be. */
const largestHeight = 3200
const quality = 82

/** Bytes of narrower pictures that a process keeps. */
const keptBytes = 16 * 1024 * 1024

interface MadePicture {
  content: Buffer
  width: number
  height: number
}

async function noLarger(content: Buffer): Promise<MadePicture> {
  // Loaded by the first who needs it: it takes a start longer, and memory.
  const { default: sharp } = await import('sharp')
  try {
    const { data, info } = await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout(longestDecoding)
      .autoOrient()
      .resize({ width: largestWidth, height: largestHeight, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch {
    throw new Refusal('typeNotSupported', null, 'uploadedType')
  }
}

/**
 * A picture, upright, made anew no larger than pages show it, without anything but its pixels: no place or time it was
 * taken, no camera, nothing hidden behind it.
 *
 * @throws Refusal where it cannot be read, or too many wait before it
 */
export const makePicture = (content: Buffer): Promise<MadePicture> => decodeInTurn(() => noLarger(content))

async function narrowed(content: Buffer, width: number): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const narrow = sharp(content).resize({ width, withoutEnlargement: true })
  return Buffer.from(await narrow.webp({ quality }).toBuffer())
}

interface Narrowing {
  services: Pick<Services, 'files' | 'log'>
  id: string
  width: number
}

/** Pictures in the widths that were asked for: what a picture shows never changes under its id. */
const narrowerOf = perDatabase(
  () =>
    new LRUCache<string, Buffer<ArrayBuffer>, Narrowing>({
      maxSize: keptBytes,
      sizeCalculation: (content) => content.length,
      fetchMethod: async (_key, _stale, { context: { services, id, width } }) =>
        narrowed(await contentOf(services, id), width),
    }),
)

/**
 * A picture in one of the widths that pages show it in, or in its own where that is less; for those who may see it.
 *
 * @throws Refusal where its content is lost
 */
export async function pictureIn(
  services: Pick<Services, 'db' | 'files' | 'log'>,
  id: string,
  width: number,
): Promise<Buffer<ArrayBuffer>> {
  if (width >= largestWidth) return contentOf(services, id)
  const context = { services, id, width }
  return narrowerOf(services.db).forceFetch(`${id} ${width}`, { context })
}

/** The true size of pictures by their ids. */
export async function pictureSizes(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { width: number; height: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'width', 'height'])
    .where('purpose', '=', 'PICTURE')
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.flatMap(({ id, width, height }) =>
      width === null || height === null ? [] : [[id, { width, height }]],
    ),
  )
}
