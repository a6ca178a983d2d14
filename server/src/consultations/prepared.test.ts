import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openConsulting } from './fixtures/consulting.ts'
import { preparedGiven } from './fixtures/rows.ts'

const own = calls.consultations

let portal: Portal
let consulting: Awaited<ReturnType<typeof openConsulting>>

beforeAll(async () => {
  portal = await openTestPortal()
  consulting = await openConsulting(portal)
})
afterAll(() => portal.close())

describe('prepared answers', () => {
  test('have clean words in three languages, and are the desk’s alone', async () => {
    const { people, desk } = consulting
    const words = { zh: '<p>您好</p><script>x</script>', en: '<p>Hello</p>', ru: '<p>Здравствуйте</p>' }
    const body = { name: '问候', words }
    const { id } = await people.done<{ id: string }>(own.addPrepared, desk, { body })
    const all = () => people.done<OutputOf<typeof own.prepared>>(own.prepared, desk)
    expect((await all()).find((one) => one.id === id)).toMatchObject({
      words: { ...words, zh: '<p>您好</p>' },
      changedBy: desk.username,
      revision: 1,
    })
    const empty = at(id, { name: '问候', words: { ...words, ru: '<p> </p>' }, revision: 1 })
    expect(await people.fieldsRefused(own.editPrepared, desk, empty)).toEqual(['words.ru'])
    await people.done(own.removePrepared, desk, at(id))
    await people.refused(own.editPrepared, desk, at(id, { ...body, revision: 1 }), 'notFound')
    await people.refused(own.removePrepared, desk, at(id), 'notFound')
    expect((await all()).some((one) => one.id === id)).toBe(false)
  })

  test('of two of the desk who change one at once one is taken, the other reads what was written', async () => {
    const { people, desk } = consulting
    const body = (name: string) => ({ name, words: preparedGiven.words, revision: 1 })
    const { id } = await people.done<{ id: string }>(own.addPrepared, desk, { body: preparedGiven })
    const other = await addReader(portal, 'ADMIN', { roles: ['DESK'] })
    const answers = await Promise.all([
      people.ask(own.editPrepared, desk, at(id, body('甲'))),
      people.ask(own.editPrepared, other, at(id, body('乙'))),
    ])
    const told = answers.map((one) => readEnvelope<{ name: string } | null>(one))
    expect(told.map(({ code }) => code).toSorted()).toEqual([codes.done.code, codes.changedMeanwhile.code])
    const theirs = told.find(({ code }) => code === codes.changedMeanwhile.code)!.data
    const kept = (await people.done<OutputOf<typeof own.prepared>>(own.prepared, desk)).find(
      (one) => one.id === id,
    )!
    expect(theirs).toEqual(kept)
    expect(kept.revision).toBe(2)
    await people.done(own.editPrepared, other, at(id, { ...body('丙'), revision: 2 }))
  })
})
