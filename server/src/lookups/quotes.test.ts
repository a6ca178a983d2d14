import { calls } from '@portal/protocol/calls.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { at, readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addWorkingDays } from '../kernel/working-days.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openOffice } from './fixtures/office.ts'

const own = calls.lookups

let portal: Portal
let office: ReturnType<typeof openOffice>
let applicant: Reader
let desk: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  office = openOffice(portal)
  applicant = await office.person()
  desk = await office.administrator('DESK')
})
afterAll(() => portal.close())

describe('a quote', () => {
  const quoteOf = async (id: string) => (await office.read(applicant, id)).quote!

  test('waits for the applicant, who accepts it: then its days begin to run', async () => {
    const id = await office.apply(applicant)
    await office.quote(desk, id, { cost: 4200.5, days: 3, note: 'The register charges a fee' })
    const quoted = await office.read(applicant, id)
    expect(quoted).toMatchObject({
      state: 'SUBMITTED',
      quote: { cost: 4200.5, days: 3, note: 'The register charges a fee', acceptedAt: null },
      abilities: ['acceptQuote', 'cancel'],
    })
    const { pending } = calls
    const waits = await office.done<OutputOf<typeof pending.page>>(pending.page, applicant)
    expect(waits.content).toContainEqual(
      expect.objectContaining({ kind: 'lookupQuotes', link: `/content/lookup/detail?id=${id}` }),
    )
    await office.refused(own.accept, desk, at(id), 'wrongState')
    await office.done(own.acceptQuote, applicant, at(id, { quotedAt: quoted.quote!.at }))
    expect(await office.read(applicant, id)).toMatchObject({
      state: 'INVESTIGATING',
      dueOn: addWorkingDays(zoneToday(), 3),
      quote: { acceptedAt: expect.any(String) as string },
    })
    expect((await office.told(desk)).at(-1)).toBe('lookupQuoteAccepted')
    await office.refused(own.acceptQuote, applicant, at(id, { quotedAt: quoted.quote!.at }), 'wrongState')
  })

  test('that has changed since it was read is not accepted, and the new one is told', async () => {
    const id = await office.apply(applicant)
    await office.quote(desk, id)
    const read = await quoteOf(id)
    await office.quote(desk, id, { cost: 9000, days: 20, quotedAt: read.at })
    const answer = await office.ask(own.acceptQuote, applicant, at(id, { quotedAt: read.at }))
    expect(readEnvelope(answer)).toMatchObject({
      code: codes.changedMeanwhile.code,
      data: { cost: 9000, days: 20 },
    })
    expect((await office.read(applicant, id)).state).toBe('SUBMITTED')
    await office.done(own.acceptQuote, applicant, at(id, { quotedAt: (await quoteOf(id)).at }))
  })

  test('replaces the one that its writer read, and no other: of several at once the first stands', async () => {
    const id = await office.apply(applicant)
    const colleague = await office.colleague()
    const quotes = [desk, colleague].map(
      (who, days) => [own.quote, who, at(id, { cost: 9000, days: days + 1, quotedAt: null })] as const,
    )
    expect(await office.together(quotes)).toEqual([codes.done.code, codes.changedMeanwhile.code])
    const read = await quoteOf(id)
    await office.quote(colleague, id, { days: 20, quotedAt: read.at })
    const answer = await office.ask(own.quote, desk, at(id, { cost: 5, days: 5, quotedAt: read.at }))
    expect(readEnvelope(answer)).toMatchObject({ code: codes.changedMeanwhile.code, data: { days: 20 } })
    expect((await quoteOf(id)).days).toBe(20)
  })

  test('changed within a millisecond is another', async () => {
    const id = await office.apply(applicant)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    try {
      await office.quote(desk, id)
      const read = await quoteOf(id)
      await office.quote(desk, id, { cost: 9000, days: 20, quotedAt: read.at })
      await office.refused(own.acceptQuote, applicant, at(id, { quotedAt: read.at }), 'changedMeanwhile')
    } finally {
      vi.useRealTimers()
    }
  })

  test('accepted twice at once begins one investigation', async () => {
    const id = await office.apply(applicant)
    await office.quote(desk, id)
    const input = at(id, { quotedAt: (await quoteOf(id)).at })
    const accept = [own.acceptQuote, applicant, input] as const
    expect(await office.together([accept, accept])).toEqual([codes.done.code, codes.wrongState.code])
    expect(await office.isConsistent('lookup', id)).toBe(true)
  })

  test('accepted while it is changed is either the one that was read or none', async () => {
    const id = await office.apply(applicant)
    await office.quote(desk, id)
    const { at: quotedAt } = await quoteOf(id)
    const asked = await office.together([
      [own.acceptQuote, applicant, at(id, { quotedAt })],
      [own.quote, desk, at(id, { cost: 9000, days: 20, quotedAt })],
    ])
    const { state, quote } = await office.read(applicant, id)
    if (state === 'INVESTIGATING') {
      expect(asked).toEqual([codes.done.code, codes.wrongState.code])
      expect(quote!.days).toBe(8)
    } else {
      expect(asked).toEqual([codes.done.code, codes.changedMeanwhile.code])
      expect(quote!.days).toBe(20)
    }
  })

  test('of nothing, or of fractions, is refused at its field', async () => {
    const id = await office.apply(applicant)
    for (const [body, field] of [
      [{ cost: 0, days: 5 }, 'cost'],
      [{ cost: 10 ** 12, days: 5 }, 'cost'],
      [{ cost: 100, days: 1.5 }, 'days'],
    ] as const) {
      expect(await office.fieldsRefused(own.quote, desk, at(id, { ...body, quotedAt: null }))).toEqual([
        field,
      ])
    }
  })
})

test('accepted while it is withdrawn: one of the two is done, or the second after the first', async () => {
  for (const _ of [1, 2, 3]) {
    const id = await office.apply(applicant)
    await office.together([
      [own.accept, desk, at(id)],
      [own.cancel, applicant, at(id)],
    ])
    expect((await office.read(applicant, id)).state).toBe('CANCELLED')
    expect(await office.isConsistent('lookup', id)).toBe(true)
  }
})
