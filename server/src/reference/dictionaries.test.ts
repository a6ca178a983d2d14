import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectCode, makeCall, type Input } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addAdministrator } from '../admin/fixtures.ts'
import { newCompany } from '../testing/account-inputs.ts'
import { openTestPortal } from '../testing/store.ts'
import { openLabels, type LabelStore } from './labels.ts'
import { seedReference } from './seed.ts'

const { reference } = calls
let portal: Portal
let token: string

beforeAll(async () => {
  portal = await openTestPortal()
  token = (await addAdministrator(portal.services.db, ['EDITOR'])).token
})
afterAll(() => portal.close())

interface Entry {
  code: string
  position: number
  words: Record<'zh' | 'en' | 'ru', string>
  isHidden: boolean
}

async function ask<Data = unknown>(call: Call, input: Input, code: CodeName = 'done'): Promise<Data> {
  return expectCode<Data>(await makeCall(portal.app, call, input, { token }), code)
}

const words = { zh: '航天', en: 'Space', ru: 'Космос' }
const entriesOf = (type: string) => ask<Entry[]>(reference.dictionaryEntries, { query: { type } })
const save = (type: string, code: string, body: object, answer: CodeName = 'done') =>
  ask(reference.saveDictionaryEntry, { params: { type, code }, body }, answer)

interface Offered {
  id: string
  name: string
  isHidden: boolean
}

async function named(type: string, language = 'zh'): Promise<Offered[]> {
  const input = { query: { type } }
  return expectCode(await makeCall(portal.app, reference.dictionary, input, { language }), 'done')
}

async function offered(type: string, language = 'zh'): Promise<string[]> {
  const entries = await named(type, language)
  return entries.flatMap(({ id, name, isHidden }) => (isHidden ? [] : [`${id} ${name}`]))
}

/** As after an update of the portal that has other reference data. */
async function loadAgain(): Promise<void> {
  const { db } = portal.services
  await db.updateTable('seed').set({ digest: 'older files' }).where('name', '=', 'reference').execute()
  await seedReference(db)
}

describe('an entry of a dictionary', () => {
  test('is added in its place, and offered in three languages', async () => {
    await save('INDUSTRY', 'SPACE', { position: 0, words, isHidden: false })
    expect((await entriesOf('INDUSTRY')).find(({ code }) => code === 'SPACE')).toEqual({
      code: 'SPACE',
      position: 0,
      words,
      isHidden: false,
    })
    expect((await offered('INDUSTRY')).slice(0, 2)).toContain('SPACE 航天')
    expect(await offered('INDUSTRY', 'en')).toContain('SPACE Space')
    expect(await offered('INDUSTRY', 'ru')).toContain('SPACE Космос')
  })

  test('changes its words; the portal’s own data leave it alone, and mend the others', async () => {
    const { db } = portal.services
    const [first, second] = await entriesOf('DISPUTE_TYPE')
    await save('DISPUTE_TYPE', first!.code, { position: first!.position, words, isHidden: false })
    await db
      .updateTable('dictionary_entry')
      .set({ words: JSON.stringify(words) })
      .where('type', '=', 'DISPUTE_TYPE')
      .where('code', '=', second!.code)
      .execute()
    await loadAgain()
    const after = await entriesOf('DISPUTE_TYPE')
    expect(after[0]).toEqual({ ...first, words })
    expect(after[1]).toEqual(second)
  })

  test('hidden is offered no more nor accepted, but still named', async () => {
    const [first] = await entriesOf('COMPANY_SIZE')
    const { code, position, words: own } = first!
    const body = async () => ({ ...(await newCompany(portal.services)), size: code })
    const register = async (answer: CodeName) =>
      expectCode(await makeCall(portal.app, calls.account.registerCompany, { body: await body() }), answer)
    await register('done')
    await save('COMPANY_SIZE', code, { position, words: own, isHidden: true })
    expect(await offered('COMPANY_SIZE')).not.toContain(`${code} ${own.zh}`)
    expect(await register('invalid')).toMatchObject({ fields: [{ field: 'size' }] })
    expect((await entriesOf('COMPANY_SIZE'))[0]).toEqual({ ...first, isHidden: true })
    const labels = await openLabels(portal.services.db).current()
    expect(labels.of('COMPANY_SIZE', code, 'en')).toBe(own.en)
    for (const language of languages) {
      const name = own[language]
      expect(await named('COMPANY_SIZE', language)).toContainEqual({ id: code, name, isHidden: true })
    }
    await loadAgain()
    expect(await offered('COMPANY_SIZE')).not.toContain(`${code} ${own.zh}`)
    await save('COMPANY_SIZE', code, { position, words: own, isHidden: false })
    await register('done')
  })

  test('all hidden leave an empty list, not an unknown one', async () => {
    const entries = await entriesOf('CONSULTATION_TYPE')
    for (const { code, ...entry } of entries) {
      await save('CONSULTATION_TYPE', code, { ...entry, isHidden: true })
    }
    expect(await offered('CONSULTATION_TYPE')).toEqual([])
  })

  test('is refused where the portal’s own rules hold the codes, or there is no such dictionary', async () => {
    const body = { position: 99, words, isHidden: false }
    const types = await ask<{ type: string; count: number; isOpen: boolean }[]>(reference.dictionaryTypes, {})
    expect(types.filter(({ isOpen }) => isOpen)).toHaveLength(13)
    for (const { type, count, isOpen } of types) {
      const entries = await entriesOf(type)
      expect([type, entries.length]).toEqual([type, count])
      if (isOpen) continue
      expect(await save(type, 'BRAND_NEW', body, 'invalid')).toMatchObject({ fields: [{ field: 'code' }] })
      expect(await entriesOf(type)).toEqual(entries)
    }
    await save('NOTHING', 'BRAND_NEW', body, 'notFound')
    await ask(reference.dictionaryEntries, { query: { type: 'NOTHING' } }, 'notFound')
  })

  test('has words in each language', async () => {
    const wrong = [
      { ...words, ru: '' },
      { zh: '航天', en: 'Space' },
      { ...words, de: 'Raumfahrt' },
    ]
    for (const one of wrong) {
      await save('INDUSTRY', 'SPACE', { position: 0, words: one, isHidden: false }, 'invalid')
    }
  })
})

describe('a country', () => {
  const saveCountry = (code: string, body: object, answer: CodeName = 'done') =>
    ask(reference.saveCountry, { params: { code }, body }, answer)
  const mongolia = { zh: '蒙古国', en: 'Mongolia', ru: 'Монголия' }

  async function abroad(): Promise<string[]> {
    const input = { query: { selectType: 'foreign' } }
    return (await ask<{ code: string }[]>(reference.provinces, input)).map(({ code }) => code)
  }

  test('is added, hidden and shown again, whatever the portal’s own data say', async () => {
    await saveCountry('MN', { position: 2, words: mongolia, isHidden: false })
    expect(await abroad()).toContain('MN')
    await saveCountry('KZ', { position: 2, words: { zh: '哈', en: 'K', ru: 'К' }, isHidden: true })
    await loadAgain()
    expect(await abroad()).not.toContain('KZ')
    const all = await ask<Entry[]>(reference.countries, {})
    expect(all.find(({ code }) => code === 'KZ')).toMatchObject({ isHidden: true, words: { zh: '哈' } })
    expect(await named('COUNTRY', 'ru')).toContainEqual({ id: 'KZ', name: 'К', isHidden: true })
    const labels = await openLabels(portal.services.db).current()
    expect(labels.of('COUNTRY', 'KZ', 'ru')).toBe('К')
  })

  test('is one of ISO 3166', async () => {
    for (const code of ['QQ', 'XX']) {
      await saveCountry(code, { position: 9, words: mongolia, isHidden: false }, 'invalid')
    }
    await saveCountry('mn', { position: 9, words: mongolia, isHidden: false }, 'invalid')
  })
})

test('what has changed is named so at once, and in other processes’ answers within two seconds', async () => {
  const elsewhere = openLabels(portal.services.db)
  await elsewhere.current()
  await save('INDUSTRY', 'A', { position: 1, words, isHidden: false })
  const nameOf = async (labels: LabelStore) => (await labels.current()).of('INDUSTRY', 'A', 'en')
  expect(await nameOf(portal.services.labels)).toBe('Space')
  await vi.waitFor(async () => expect(await nameOf(elsewhere)).toBe('Space'), { timeout: 2000 })
})

test('names that nobody has changed are not read again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { current } = openLabels(portal.services.db)
    const before = await current()
    vi.setSystemTime(Date.now() + 3000)
    expect(await current()).toBe(before)
  } finally {
    vi.useRealTimers()
  }
})
