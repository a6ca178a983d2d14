import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { S3Client } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import type { S3Settings } from './config.ts'

/** What an S3 service may take. */
export interface S3Limits {
  /** To begin an answer, and again until it is whole. */
  milliseconds: number
  /** Of one answer. */
  bytes: number
}

/** Milliseconds until there is a connection. */
const connecting = 5000
/** Tries of one request: whoever waits for it can ask again. */
const maxAttempts = 2

/** An answer that breaks off where it takes too long, or brings too much. */
function boundAnswer(body: Readable, { milliseconds, bytes }: S3Limits): Readable {
  let brought = 0
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      brought += chunk.length
      next(brought > bytes ? new Error('The answer does not come to an end.') : null, chunk)
    },
  })
  const timer = setTimeout(() => bounded.destroy(new Error('The answer is not whole in time.')), milliseconds)
  pipeline(body, bounded)
    // Told to whoever reads it.
    .catch(() => {})
    .finally(() => clearTimeout(timer))
  return bounded
}

/** A bucket as flydrive asks it. The SDK bounds how long an answer may take to begin, and not how long it goes on. */
export function s3Driver(
  { endpoint, region, bucket, credentials, hasBucketInPath }: S3Settings,
  limits: S3Limits,
): S3Driver {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: hasBucketInPath,
    // Without the flag the SDK goes on waiting, and tells its log.
    requestHandler: {
      connectionTimeout: connecting,
      requestTimeout: limits.milliseconds,
      throwOnRequestTimeout: true,
    },
    maxAttempts,
    // Other services refuse the checksums that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    (next) => async (given) => {
      const answer = await next(given)
      const response = answer.response as { body?: Readable }
      if (response.body) response.body = boundAnswer(response.body, limits)
      return answer
    },
    // Next to the connection: before anybody reads the answer.
    { step: 'deserialize', priority: 'low' },
  )
  // Access lists are Amazon's alone: who may read the bucket is set where it is run.
  return new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })
}
