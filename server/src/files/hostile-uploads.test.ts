import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, readEnvelope, tokenFor } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { ownMessage } from '../kernel/words.ts'
import { filled, pdfDocument } from '../testing/document-inputs.ts'
import { openTestPortal } from '../testing/store.ts'

describe('while a file is read', () => {
  let portal: Portal

  beforeAll(async () => {
    portal = await openTestPortal()
  })
  afterAll(() => portal.close())

  async function send(objects: string) {
    const token = await tokenFor(portal, calls.files.upload)
    const file = new File([new Uint8Array(pdfDocument(objects))], 'a.pdf')
    return makeCall(portal.app, calls.files.upload, { body: { purpose: 'REQUIREMENT', file } }, { token })
  }

  /** How many calls of others are answered until a PDF is stored. */
  async function answeredDuring(objects: string): Promise<number> {
    let isStored = false
    const upload = send(objects).finally(() => (isStored = true))
    let answered = 0
    for (; !isStored; answered += 1) expectCode(await makeCall(portal.app, calls.reference.areas, {}), 'done')
    expectCode(await upload, 'done')
    return answered
  }

  test('others are answered, as many as there is time for', async () => {
    // The first has the thread begin.
    await answeredDuring('')
    // One as large that is read at once takes its time to be stored; where the machine does other work, the least does.
    const stored: number[] = []
    for (let time = 0; time < 3; time += 1) stored.push(await answeredDuring(filled('%', 9)))
    // As large, and long to be read.
    expect(await answeredDuring(filled('1 0 obj ', 9))).toBeGreaterThan(1.5 * Math.min(...stored))
  })

  test('one that takes more memory than any should is refused, and no other', async () => {
    const [refused, ...taken] = await Promise.all([send(`2 0 obj[${filled('<<>>', 9)}]`), send(''), send('')])
    expectCode(refused, 'typeNotSupported')
    expect(readEnvelope(refused).message).toBe(ownMessage('activeContent', 'zh'))
    for (const answer of [...taken, await send('')]) expectCode(answer, 'done')
  })
})
