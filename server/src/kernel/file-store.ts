import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from './config.ts'
import type { S3Limits } from './s3-driver.ts'

/** Where contents of files stand: a folder on disk, or a bucket of an S3 service. */
export interface FileStore {
  write(id: string, content: Buffer, mediaType: string): Promise<void>
  /** Null where there is none. */
  read(id: string): Promise<Buffer<ArrayBuffer> | null>
  /** The same, to be read piece by piece, as slowly as its reader likes, who closes it. */
  open(id: string): Promise<FileHandle | null>
  /** The same from, and into, a file of this machine, however large. */
  writeFrom(id: string, path: string): Promise<void>
  readInto(id: string, path: string): Promise<void>
  remove(id: string): Promise<void>
}

/** The service that holds the contents does not answer, or not as it should: the same may well be asked again. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'
}

/** A folder for the portal's user alone, whoever may look into the data folder. */
async function openFolder(dataDir: string, name: string): Promise<string> {
  const location = join(dataDir, name)
  await mkdir(location, { recursive: true, mode: 0o700 })
  return location
}

/**
 * What comes from a service, on this machine: the service is bounded in time, and its reader is not. The file has no name
 * any more, so it goes with whoever reads it.
 */
async function openPassing(dataDir: string, content: Readable): Promise<FileHandle> {
  const path = join(await openFolder(dataDir, 'passing'), randomUUID())
  const handle = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    await handle.writeFile(content)
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Of what somebody waits for, and of what is too large to come as soon; both far beyond what is stored. */
const usualLimits: Record<'small' | 'large', S3Limits> = {
  small: { milliseconds: 15_000, bytes: 64_000_000 },
  large: { milliseconds: 120_000, bytes: 8_000_000_000 },
}

/** The disks of contents; the SDK is large: loaded where there is an S3 service alone. */
async function openDisks({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, limits: typeof usualLimits) {
  if (!s3) {
    const location = await openFolder(dataDir, 'files')
    const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
    return { small: disk, large: disk, open: (key: string) => open(join(location, key)) }
  }
  const { s3Driver } = await import('./s3-driver.ts')
  const small = new Disk(s3Driver(s3, limits.small))
  return {
    small,
    large: new Disk(s3Driver(s3, limits.large)),
    open: async (key: string) => openPassing(dataDir, await small.getStream(key)),
  }
}

/** Whether it says that there is no such content, and not that it cannot be had. */
function isAbsence(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, $metadata } = error as { code?: string; $metadata?: { httpStatusCode?: number } }
  if (code === 'ENOENT') return true
  if ($metadata?.httpStatusCode === 404) return error.name !== 'NoSuchBucket'
  return isAbsence(error.cause)
}

/** Contents by their ids, which spread over folders of two letters, as no folder should hold a million files. */
function keyOf(id: string): string {
  return `${id.slice(0, 2)}/${id}`
}

/**
 * Opens the store of contents: in a bucket where the settings name one, else in the data folder.
 * Nothing in it is public; the portal checks who may read.
 */
export async function openFileStore(
  config: Pick<Config, 's3' | 'dataDir'>,
  limits = usualLimits,
): Promise<FileStore> {
  const { small, large, open: openContent } = await openDisks(config, limits)
  const unavailable = (error: unknown): never => {
    throw new FilesUnavailable('contents of files cannot be had', { cause: error })
  }
  const orNull = (error: unknown): null => (isAbsence(error) ? null : unavailable(error))
  const ask = <Answer>(asked: Promise<Answer>): Promise<Answer> => asked.catch(unavailable)
  return {
    write: (id, content, mediaType) => ask(small.put(keyOf(id), content, { contentType: mediaType })),
    read: (id) => small.getStream(keyOf(id)).then(buffer).catch(orNull),
    open: (id) => openContent(keyOf(id)).catch(orNull),
    writeFrom: (id, path) => ask(large.putStream(keyOf(id), createReadStream(path))),
    readInto: async (id, path) => pipeline(await ask(large.getStream(keyOf(id))), createWriteStream(path)),
    remove: (id) => ask(small.delete(keyOf(id))),
  }
}
