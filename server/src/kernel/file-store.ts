import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config, S3Settings } from './config.ts'

/** Where contents of files stand: a folder on disk, or a bucket of an S3 service. */
export interface FileStore {
  write(id: string, content: Buffer, mediaType: string): Promise<void>
  /** Null where there is none. */
  read(id: string): Promise<Buffer<ArrayBuffer> | null>
  /** The same from, and into, a file of this machine, however large. */
  writeFrom(id: string, path: string): Promise<void>
  readInto(id: string, path: string): Promise<void>
  remove(id: string): Promise<void>
}

/** The service that holds the contents does not answer, or not as it should: the same may well be asked again. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'
}

/** Milliseconds; without the flag the SDK goes on waiting, and tells its log. */
const patience = { connectionTimeout: 5000, requestTimeout: 15_000, throwOnRequestTimeout: true }
/** Tries of one request: whoever waits for it can ask again. */
const maxAttempts = 2

/** The SDK is large: loaded where there is an S3 service alone. */
async function s3Driver({ endpoint, region, bucket, credentials, hasBucketInPath }: S3Settings) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    endpoint,
    region,
    bucket,
    credentials,
    forcePathStyle: hasBucketInPath,
    requestHandler: patience,
    maxAttempts,
    visibility: 'private',
    // Access lists are Amazon's alone: who may read the bucket is set where it is run.
    supportsACL: false,
    // Other services refuse the checksums that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** A folder for the portal's user alone, whoever may look into the data folder. */
async function folderDriver(dataDir: string) {
  const location = join(dataDir, 'files')
  await mkdir(location, { recursive: true, mode: 0o700 })
  return new FSDriver({ location, visibility: 'private' })
}

/** Contents by their ids, which spread over folders of two letters, as no folder should hold a million files. */
function keyOf(id: string): string {
  return `${id.slice(0, 2)}/${id}`
}

/**
 * Opens the store of contents: in a bucket where the settings name one, else in the data folder.
 * Nothing in it is public; the portal checks who may read.
 */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  const disk = new Disk(s3 ? await s3Driver(s3) : await folderDriver(dataDir))
  const ask = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
    asked.catch((error: unknown) => {
      throw new FilesUnavailable('contents of files cannot be had', { cause: error })
    })
  return {
    write: (id, content, mediaType) => ask(disk.put(keyOf(id), content, { contentType: mediaType })),
    async read(id) {
      try {
        return await buffer(await disk.getStream(keyOf(id)))
      } catch (error) {
        if (!(await ask(disk.exists(keyOf(id))))) return null
        throw new FilesUnavailable('contents of files cannot be had', { cause: error })
      }
    },
    writeFrom: (id, path) => ask(disk.putStream(keyOf(id), createReadStream(path))),
    readInto: async (id, path) => pipeline(await ask(disk.getStream(keyOf(id))), createWriteStream(path)),
    remove: (id) => ask(disk.delete(keyOf(id))),
  }
}
