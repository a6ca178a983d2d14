import { randomUUID } from 'node:crypto'
import type { Config, S3Settings } from '../kernel/config.ts'
import { openFileStore } from '../kernel/file-store.ts'
import type { S3Limits } from '../kernel/s3-driver.ts'

/** The S3 service does not let the portal use the bucket; the message says what to do. */
export class BucketRefused extends Error {
  override name = 'BucketRefused'
  constructor({ endpoint, bucket }: S3Settings, reason: string) {
    super(`The bucket ${bucket} at ${endpoint} cannot be used: ${reason}`)
  }
}

/** What a service answers, by its status, and what to do. */
const reasons: Readonly<Record<number, string>> = {
  400: 'the request is none to it. Correct S3_REGION and S3_ENDPOINT.',
  401: 'it does not know the key. Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  403: 'the key is wrong, or may not read and list there, or the clock of this machine is. Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, the rights of the key, or the clock.',
  404: 'there is no such bucket. Create it, or correct S3_BUCKET.',
}

/** The status that a service answered, in the error or what caused it. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode ?? statusOf(error.cause)
}

/** Of each of two tries: a start does not wait as long as whoever wants a file. */
const usualLimit: S3Limits = { milliseconds: 3000, bytes: 1_000_000 }

/**
 * Asks an S3 service for a content that there is not, as a portal with wrong settings would be noticed by its readers
 * alone. A service that does not answer now may do so later, and stops no start.
 *
 * @throws BucketRefused
 */
export async function checkBucket(config: Config, limit = usualLimit): Promise<void> {
  if (!config.s3) return
  const files = await openFileStore(config, { small: limit, large: limit })
  try {
    await files.read(randomUUID())
  } catch (error) {
    const reason = reasons[statusOf(error) ?? 0]
    if (reason !== undefined) throw new BucketRefused(config.s3, reason)
  }
}
