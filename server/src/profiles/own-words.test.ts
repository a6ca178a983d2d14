import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { addSomebody, callAs, fieldsOf, isUsed, registerCompany, upload } from './fixtures.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

describe('an individual', () => {
  test('says of themselves what they like, of a country that there is', async () => {
    const person = await addSomebody(portal, 'PERSON')
    const { person: read, updatePerson } = calls.profiles
    const empty = { fullName: null, company: null, country: null }
    expect(expectCode(await callAs(portal, person, read), 'done')).toEqual(empty)
    const body = { fullName: 'Айгүл Үлгі', company: ' ', country: 'KZ' }
    for (const _ of [1, 2]) expectCode(await callAs(portal, person, updatePerson, { body }), 'done')
    expect(expectCode(await callAs(portal, person, read), 'done')).toEqual({ ...body, company: null })
    const wrong = await callAs(portal, person, updatePerson, { body: { ...body, country: 'XX' } })
    expect(fieldsOf(wrong)).toEqual(['country'])
  })
})

describe('preferences', () => {
  test('are the language of messages, and whether they go by e-mail too', async () => {
    const person = await addSomebody(portal, 'PERSON')
    const { preferences, setPreferences } = calls.profiles
    const body = { language: 'ru', wantsMail: false }
    expect(expectCode(await callAs(portal, person, preferences), 'done')).toEqual({
      language: 'zh',
      wantsMail: true,
    })
    expectCode(await callAs(portal, person, setPreferences, { body }), 'done')
    expect(expectCode(await callAs(portal, person, preferences), 'done')).toEqual(body)
    for (const wrong of [{ ...body, language: 'fr' }, { ...body, wantsMail: 'no' }, { language: 'zh' }]) {
      expectCode(await callAs(portal, person, setPreferences, { body: wrong }), 'invalid')
    }
  })
})

describe('an avatar', () => {
  test('is shown at once, lets the one before go, and may be taken off', async () => {
    const person = await addSomebody(portal, 'PERSON')
    const { setPicture } = calls.profiles
    const [first, second] = [await upload(portal, person, 'AVATAR'), await upload(portal, person, 'AVATAR')]
    const set = (picture: string | null) => callAs(portal, person, setPicture, { body: { picture } })
    const shown = async () =>
      expectCode<{ picture: string | null }>(await callAs(portal, person, calls.account.current), 'done')

    expectCode(await set(first), 'done')
    const { picture } = expectCode<{ picture: string }>(await set(first), 'done')
    expect(picture).toContain(first)
    expect((await shown()).picture).toBe(picture)
    expectCode(await set(second), 'done')
    expect([await isUsed(portal, first), await isUsed(portal, second)]).toEqual([false, true])
    expect(expectCode(await set(null), 'done')).toEqual({ picture: null })
    expect((await shown()).picture).toBeNull()
    expect(await isUsed(portal, second)).toBe(false)
    expectCode(await set(second.toUpperCase()), 'done')
    expect((await shown()).picture).toContain(second)
  })

  test('cannot be another’s file, or one of another purpose', async () => {
    const [owner, other] = [await registerCompany(portal), await addSomebody(portal, 'PERSON')]
    const files = [await upload(portal, other, 'AVATAR'), await upload(portal, owner, 'BUSINESS_LICENCE')]
    for (const picture of files) {
      const answer = await callAs(portal, owner, calls.profiles.setPicture, { body: { picture } })
      expect(fieldsOf(answer)).toEqual(['picture'])
    }
  })

  test('changes the cookie that the menu shows, where the session came by cookie', async () => {
    const person = await addSomebody(portal, 'PERSON')
    const picture = await upload(portal, person, 'AVATAR')
    const answer = await portal.app.inject({
      method: 'PUT',
      url: '/api/frLegalPlatform/web/user/setPicture',
      cookies: { accessToken: person.token },
      payload: { picture },
    })
    const { picture: path } = expectCode<{ picture: string }>(answer, 'done')
    const cookie = answer.cookies.find(({ name }) => name === 'userInfo')
    expect(JSON.parse(cookie!.value)).toEqual({
      id: person.id,
      userType: 'PERSON',
      username: person.username,
      picture: path,
    })
  })
})
