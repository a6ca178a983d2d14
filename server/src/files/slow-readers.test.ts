import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { calls } from '@portal/protocol/calls.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, tokenFor } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { giveBackMemory } from '../threads/give-back-memory.ts'
import { pdfDocument } from '../testing/document-inputs.ts'
import { openTestPortal } from '../testing/store.ts'
import { openBucket } from './fixtures.ts'

const megabyte = 1024 * 1024
const size = 9 * megabyte
const readers = 15

describe.each(['disk', 'S3'])('a large file from %s', (place) => {
  let portal: Portal
  let bucket: Awaited<ReturnType<typeof openBucket>> | null = null
  let port: number
  let url: string
  let content: Buffer

  beforeAll(async () => {
    if (place === 'S3') bucket = await openBucket()
    portal = await openTestPortal({ s3: bucket?.settings ?? null })
    await portal.app.listen({ host: '127.0.0.1', port: 0 })
    port = (portal.app.server.address() as AddressInfo).port
    content = pdfDocument('%'.padEnd(size))
    const body = { purpose: 'REQUIREMENT', file: new File([new Uint8Array(content)], 'a.pdf') }
    const token = await tokenFor(portal, calls.files.upload)
    const stored = await makeCall(portal.app, calls.files.upload, { body }, { token })
    url = expectCode<FileInfo>(stored, 'done').url
  })
  afterAll(async () => {
    await portal.close()
    await bucket?.close()
  })

  /** The head of an answer, of which nothing more is read yet. */
  async function ask(): Promise<IncomingMessage> {
    const [answer] = (await once(get({ port, path: url, agent: false }), 'response')) as [IncomingMessage]
    return answer
  }

  /** Bytes that are held, without those that have been sent and wait to be collected. */
  function held(): number {
    giveBackMemory()
    return process.memoryUsage().arrayBuffers
  }

  test('is not held for each who reads it slowly, and comes whole', async () => {
    const before = held()
    const answers = await Promise.all(Array.from({ length: readers }, ask))
    expect(held() - before).toBeLessThan((readers / 3) * size)
    for (const answer of answers.slice(1)) answer.destroy()
    const [last] = answers
    expect(last!.headers['content-length']).toBe(`${content.length}`)
    expect((await buffer(last!)).equals(content)).toBe(true)
  })

  test('tells its size to whoever asks for its head alone', async () => {
    const { headers, rawPayload } = await portal.app.inject({ method: 'HEAD', url })
    expect(headers['content-length']).toBe(`${content.length}`)
    expect(rawPayload).toHaveLength(0)
  })
})
