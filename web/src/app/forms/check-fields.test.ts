import { describe, expect, test } from 'vitest'
import { rulesOfCall } from '../../../build/form-calls.ts'
import { brokenRules } from './check-fields.ts'

describe('the fields of a call', () => {
  const member = rulesOfCall('profiles', 'addMember')

  test('are held to what the call takes', () => {
    const good = {
      name: '李样例',
      practiceStart: '2012-04',
      areas: ['CIVIL'],
      licenceNumber: '',
      avatar: null,
    }
    expect(brokenRules(good, member)).toEqual({})
    expect(brokenRules({ ...good, name: ' ', areas: [] }, member)).toEqual({
      name: { rule: 'required' },
      areas: { rule: 'required' },
    })
    expect(brokenRules({ ...good, name: 'x'.repeat(101), practiceStart: '2012' }, member)).toEqual({
      name: { rule: 'tooLong', values: { maximum: 100 } },
      practiceStart: { rule: 'invalid' },
    })
    expect(brokenRules({ ...good, practiceStart: '2999-01' }, member)).toEqual({
      practiceStart: { rule: 'notFuture' },
    })
  })

  test('may be those of its address', () => {
    const concept = rulesOfCall('glossary', 'saveConcept')
    expect(brokenRules({ id: 'Not An Id', branch: 'nothing' }, concept)).toEqual({
      id: { rule: 'invalid' },
      branch: { rule: 'notChoice' },
    })
  })

  test('hold a list that is typed one a line to its bounds, and each line to its own', () => {
    const concept = rulesOfCall('glossary', 'saveConcept')
    const lines = Array.from({ length: 31 }, (_, place) => `word ${place}`).join('\n')
    expect(brokenRules({ 'zh.also': lines, 'en.also': `a\n${'b'.repeat(101)}` }, concept)).toEqual({
      'zh.also': { rule: 'tooManyItems', values: { maximum: 30 } },
      'en.also': { rule: 'tooLong', values: { maximum: 100 } },
    })
  })

  test('hold numbers and consents', () => {
    const entry = rulesOfCall('reference', 'saveDictionaryEntry')
    const place = (position: string) => brokenRules({ position }, entry)['position']
    expect(['', 'x', '1.5', '-1', '10001', '7'].map((text) => place(text)?.rule)).toEqual([
      'required',
      'notNumber',
      'notWhole',
      'tooSmall',
      'tooBig',
      undefined,
    ])
    const lawyer = rulesOfCall('profiles', 'updateLawyer')
    expect(brokenRules({ identityConsent: false }, lawyer)).toEqual({
      identityConsent: { rule: 'mustAgree' },
    })
    expect(brokenRules({ identityConsent: true }, lawyer)).toEqual({})
  })

  test('hold texts to the rules that have names', () => {
    const company = rulesOfCall('account', 'registerCompany')
    const broken = brokenRules({ creditCode: '123', email: 'nobody', smsCode: '12 34 56' }, company)
    expect(broken).toEqual({ creditCode: { rule: 'creditCode' }, email: { rule: 'email' } })
    expect(brokenRules({ email: '' }, company)).toEqual({})
    const contactsOf = (phone: string) =>
      brokenRules({ email: 'nobody', phone }, rulesOfCall('requirements', 'add'))
    expect(contactsOf('+12')).toMatchObject({
      email: { rule: 'contactEmail' },
      phone: { rule: 'contactPhone' },
    })
    expect(contactsOf('12')).toMatchObject({ phone: { rule: 'mainlandMobile' } })
    expect(contactsOf('138 0013 8000')).not.toHaveProperty('phone')
  })

  test('are no others', () => {
    expect(brokenRules({ confirmation: '' }, member)).toEqual({})
  })
})
