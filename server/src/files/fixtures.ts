import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '../kernel/config.ts'

/** An S3 service of the test's own, and the settings that lead to it. */
export async function openBucket(): Promise<{ settings: S3Settings; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-bucket-'))
  const bucket = 'portal-files'
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await service.run()
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      // What this service takes.
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      hasBucketInPath: true,
    },
    close: async () => {
      await service.close()
      await rm(directory, { recursive: true })
    },
  }
}
