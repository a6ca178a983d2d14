import { calls } from '@portal/protocol/calls.ts'
import { adminRoles } from '@portal/protocol/kernel/user-types.ts'
import {
  decisions,
  submissionLifecycle,
  type SubmissionState,
} from '@portal/protocol/verification/lifecycle.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import {
  addSomebody,
  callAs,
  decide,
  readProfile,
  registerAgency,
  registerCompany,
  registerLawyer,
  waitingId,
  type Somebody,
} from '../profiles/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'

let portal: Portal
let verifier: Somebody

beforeAll(async () => {
  portal = await openTestPortal()
  verifier = await addSomebody(portal, 'ADMIN', ['VERIFIER'])
})
afterAll(() => portal.close())

const { page: verifications, read: verification, reject } = calls.verification
const { updateAgency } = calls.profiles

interface Shown {
  id: string
  username: string
  state: string
  isChange: boolean
  decidedBy: string | null
  decidedAt: string | null
  reason: string | null
  given: Record<string, unknown>
  valid: Record<string, unknown> | null
  abilities: string[]
  history: { by: string | null; action: string; from: string | null; to: string; note: string | null }[]
}

async function show(id: string): Promise<Shown> {
  return expectCode(await callAs(portal, verifier, verification, { params: { id } }), 'done')
}

async function queue(query: Record<string, string> = {}) {
  const answer = await callAs(portal, verifier, verifications, { query: { size: '100', ...query } })
  return expectCode<{ content: Shown[]; page: { totalElements: number } }>(answer, 'done')
}

async function messagesOf(
  owner: Somebody,
): Promise<{ event: string; params: unknown; link: string | null }[]> {
  return portal.services.db
    .selectFrom('message')
    .select(['event', 'params', 'link'])
    .where('account_id', '=', owner.id)
    .orderBy('created_at')
    .execute()
}

/** A submission that was brought to a state by calls alone. */
async function submissionIn(state: SubmissionState): Promise<string> {
  const owner = await registerAgency(portal)
  const id = await waitingId(portal, owner)
  if (state === 'APPROVED') expectCode(await decide(portal, verifier, id), 'done')
  if (state === 'REJECTED') expectCode(await decide(portal, verifier, id, '样例'), 'done')
  if (state === 'SUPERSEDED') {
    expectCode(await callAs(portal, owner, updateAgency, { body: owner.data }), 'done')
  }
  return id
}

describe('every state × every decision', () => {
  const outcomes = { approve: 'APPROVED', reject: 'REJECTED' } as const
  const cells = submissionLifecycle.states.flatMap((state) => decisions.map((action) => ({ state, action })))

  test.each(cells)('$state × $action', async ({ state, action }) => {
    const id = await submissionIn(state)
    const before = await show(id)
    expect(before.state).toBe(state)
    expect(before.abilities).toEqual(state === 'PENDING' ? decisions : [])
    const answer = await decide(portal, verifier, id, action === 'reject' ? '原因' : undefined)
    if (state !== 'PENDING') {
      expect(expectCode(answer, 'wrongState')).toEqual({ state })
      expect(await show(id)).toEqual(before)
      return
    }
    expectCode(answer, 'done')
    const after = await show(id)
    expect(after).toMatchObject({
      state: outcomes[action],
      decidedBy: verifier.username,
      reason: action === 'reject' ? '原因' : null,
      abilities: [],
    })
    expect(after.history.at(-1)).toMatchObject({
      by: verifier.username,
      action,
      from: state,
      to: outcomes[action],
      note: action === 'reject' ? '原因' : null,
    })
  })
})

describe('a decision', () => {
  test('on a registration verifies the account or not, and its owner is told', async () => {
    const [approved, rejected] = [await registerLawyer(portal), await registerCompany(portal)]
    expectCode(await decide(portal, verifier, await waitingId(portal, approved)), 'done')
    expectCode(await decide(portal, verifier, await waitingId(portal, rejected), '执照不清晰'), 'done')
    expect((await readProfile(portal, approved, 'lawyer')).verification).toBe('VERIFIED')
    expect((await readProfile(portal, rejected, 'company')).verification).toBe('REJECTED')
    const link = '/usercenter/profile'
    expect(await messagesOf(approved)).toEqual([{ event: 'verificationApproved', params: {}, link }])
    expect(await messagesOf(rejected)).toEqual([
      { event: 'verificationRejected', params: { reason: '执照不清晰' }, link },
    ])
  })

  test('on a change tells so', async () => {
    const owner = await registerAgency(portal)
    expectCode(await decide(portal, verifier, await waitingId(portal, owner)), 'done')
    for (const [name, reason] of [['甲样例所'], ['乙样例所', '缺少证明']] as const) {
      expectCode(await callAs(portal, owner, updateAgency, { body: { ...owner.data, name } }), 'done')
      expectCode(await decide(portal, verifier, await waitingId(portal, owner), reason), 'done')
    }
    const events = (await messagesOf(owner)).map(({ event }) => event)
    expect(events).toEqual(['verificationApproved', 'changeApproved', 'changeRejected'])
    expect((await readProfile(portal, owner, 'agency')).data['name']).toBe('甲样例所')
  })

  test('that what was verified holds no more is the one that its owner reads, and says whose it is', async () => {
    const owner = await registerAgency(portal)
    const first = await waitingId(portal, owner)
    expectCode(await decide(portal, verifier, first), 'done')
    const change = { ...owner.data, address: '青岛市样例路 9 号' }
    expectCode(await callAs(portal, owner, updateAgency, { body: change }), 'done')
    expectCode(await decide(portal, verifier, await waitingId(portal, owner), '图片不清晰'), 'done')
    const reasons = async () => {
      const account = await callAs(portal, owner, calls.account.account)
      const { verificationReason } = expectCode<{ verificationReason: string | null }>(account, 'done')
      return [verificationReason, (await readProfile(portal, owner, 'agency')).submission?.reason]
    }
    expect(await reasons()).toEqual(['图片不清晰', '图片不清晰'])
    const other = await addSomebody(portal, 'ADMIN', ['VERIFIER'])
    const before = await show(first)
    const ended = { params: { id: owner.id }, body: { reason: '执业许可已到期' } }
    expectCode(await callAs(portal, other, calls.verification.revoke, ended), 'done')
    expect(await reasons()).toEqual(['执业许可已到期', '执业许可已到期'])
    const after = await show(first)
    expect(after).toMatchObject({ state: 'REJECTED', decidedBy: other.username })
    expect(after.decidedAt! > before.decidedAt!).toBe(true)
    expectCode(await callAs(portal, owner, updateAgency, { body: owner.data }), 'done')
    expect(await reasons()).toEqual([null, null])
  })

  test('is one, of two verifiers who decide at once', async () => {
    const owner = await registerLawyer(portal)
    const id = await waitingId(portal, owner)
    const other = await addSomebody(portal, 'ADMIN', ['SUPER'])
    const answers = await Promise.all([
      decide(portal, verifier, id),
      decide(portal, other, id, '原因'),
      decide(portal, other, id),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const { state, history } = await show(id)
    for (const answer of answers) {
      if (answer.statusCode !== 200) expect(expectCode(answer, 'wrongState')).toEqual({ state })
    }
    expect(history.map(({ action }) => action)).toHaveLength(2)
    expect(await messagesOf(owner)).toHaveLength(1)
  })

  test('and a resubmission at once leave data that were looked at verified, and no others', async () => {
    for (const order of [0, 1]) {
      const owner = await registerAgency(portal)
      const id = await waitingId(portal, owner)
      const body = { ...owner.data, name: '未经审核的样例所' }
      const resubmit = () => callAs(portal, owner, updateAgency, { body })
      const approve = () => decide(portal, verifier, id)
      const [first, second] = order === 0 ? [resubmit, approve] : [approve, resubmit]
      await Promise.all([first(), second()])
      const { data, verification: standing } = await readProfile(portal, owner, 'agency')
      const { state } = await show(id)
      expect({ standing, name: data['name'] }).toEqual(
        state === 'APPROVED'
          ? { standing: 'VERIFIED', name: owner.data.name }
          : { standing: 'PENDING', name: body.name },
      )
      expect(await waitingId(portal, owner)).not.toBe(id)
    }
  })

  test('to reject needs a reason', async () => {
    const id = await waitingId(portal, await registerAgency(portal))
    for (const body of [{}, { reason: ' ' }, { reason: ['x'] }, { reason: 'x'.repeat(501) }]) {
      const input = { params: { id }, body }
      expectCode(await callAs(portal, verifier, reject, input), 'invalid')
    }
    expect((await show(id)).state).toBe('PENDING')
  })

  test('on what there is not is refused', async () => {
    const id = crypto.randomUUID()
    expectCode(await decide(portal, verifier, id), 'notFound')
    expectCode(await decide(portal, verifier, id, '原因'), 'notFound')
    expectCode(await callAs(portal, verifier, verification, { params: { id } }), 'notFound')
  })

  test('is the verifiers’ alone', async () => {
    const owner = await registerAgency(portal)
    const id = await waitingId(portal, owner)
    expectCode(await decide(portal, owner, id), 'notForYou')
    for (const role of adminRoles.filter((one) => one !== 'VERIFIER' && one !== 'SUPER')) {
      const admin = await addSomebody(portal, 'ADMIN', [role])
      expectCode(await decide(portal, admin, id), 'notForYou')
      expectCode(await callAs(portal, admin, verification, { params: { id } }), 'notForYou')
    }
    expect((await show(id)).state).toBe('PENDING')
  })
})

describe('the queue', () => {
  test('has those first that wait the longest, and then what was decided', async () => {
    const [first, decided, last] = [
      await registerAgency(portal),
      await registerLawyer(portal),
      await registerCompany(portal),
    ]
    expectCode(await decide(portal, verifier, await waitingId(portal, decided)), 'done')
    const order = (await queue()).content.map(({ username }) => username)
    const places = [first, last, decided].map(({ username }) => order.indexOf(username))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test('is searched by state, user type, username and name', async () => {
    const owner = await registerAgency(portal, 'TRANSLATE')
    const body = { ...owner.data, name: '极少见样例翻译社' }
    expectCode(await callAs(portal, owner, updateAgency, { body }), 'done')
    const found = async (query: Record<string, string>) =>
      (await queue(query)).content.filter(({ username }) => username === owner.username)
    expect(await found({ keyword: '极少见' })).toHaveLength(2)
    expect(await found({ keyword: owner.username.toUpperCase(), state: 'PENDING' })).toMatchObject([
      { state: 'PENDING', userType: 'TRANSLATE', name: body.name, isChange: false },
    ])
    expect(await found({ userType: 'LAW_OFFICE' })).toEqual([])
    expect((await queue({ keyword: '%' })).content).toEqual([])
    const answer = await callAs(portal, verifier, verifications, { query: { state: 'OPEN' } })
    expectCode(answer, 'invalid')
  })
})

describe('a submission is shown', () => {
  test('with all that was given, and a licence that can be opened', async () => {
    const owner = await registerCompany(portal)
    const { given, valid, history } = await show(await waitingId(portal, owner))
    expect(given).toMatchObject({ kind: 'COMPANY', ...owner.data })
    expect(valid).toBeNull()
    expect(history).toMatchObject([{ by: owner.username, action: 'submit', from: null, to: 'PENDING' }])
    const { url } = given['licenseImage'] as { url: string }
    const image = await portal.app.inject({ url })
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png'])
  })

  test('beside what is valid, where it is a change', async () => {
    const owner = await registerAgency(portal)
    expectCode(await decide(portal, verifier, await waitingId(portal, owner)), 'done')
    const body = { ...owner.data, address: '青岛市样例路 77 号' }
    expectCode(await callAs(portal, owner, updateAgency, { body }), 'done')
    const id = await waitingId(portal, owner)
    const { identityConsent: _, ...valid } = owner.data
    expect(await show(id)).toMatchObject({
      isChange: true,
      given: { kind: 'AGENCY', ...valid, address: body.address },
      valid: { kind: 'AGENCY', ...valid },
    })
  })

  test('and leaves an audit line', async () => {
    const id = await waitingId(portal, await registerLawyer(portal))
    await show(id)
    const lines = await portal.services.db
      .selectFrom('audit_log')
      .select(['account_id', 'event'])
      .where('target', '=', id)
      .execute()
    expect(lines).toEqual([{ account_id: verifier.id, event: 'admin.read-verification' }])
  })

  test('to nobody who is not signed in', async () => {
    expectCode(await makeCall(portal.app, verifications), 'sessionEnded')
  })
})
