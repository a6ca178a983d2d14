import { calls } from '@portal/protocol/calls.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { LawDetails, LawVersion, VersionComparison } from '@portal/protocol/laws/schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { saveLaw } from './actions/save-law.ts'
import { lawAddress } from './address.ts'
import { demoDocuments, makeDocument, textIn } from './fixtures.ts'

let portal: Portal
/** Laws of the demo in several wordings. */
const several = [...Map.groupBy(demoDocuments(), lawAddress)].filter(([, wordings]) => wordings.length > 1)

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

async function readAt(address: string): Promise<LawDetails> {
  const query = { address: `/eli/${address}` }
  return expectCode<LawDetails>(await makeCall(portal.app, calls.laws.byAddress, { query }), 'done')
}

async function compare(id: string, [from, to]: [LawVersion, LawVersion], language: Language) {
  const input = { params: { id }, query: { from: from.id, to: to.id, language } }
  return expectCode<VersionComparison>(await makeCall(portal.app, calls.laws.compare, input), 'done')
}

/** What became of each article, by its address without the language. */
const changes = ({ articles }: VersionComparison) =>
  articles.map(({ change, address }) => `${change} ${address.replace(/\/(?:zho|eng|rus)(?=\/art_)/, '')}`)

describe.each(several)('two wordings of %s', (address, wordings) => {
  test('differ in the same articles in each language', async () => {
    for (const wording of wordings) await saveLaw(portal.services.db, wording)
    const { id, versions } = await readAt(address)
    for (const [place, to] of versions.slice(0, -1).entries()) {
      const from = versions[place + 1]!
      const held = to.languages.filter((language) => from.languages.includes(language))
      const [first, ...others] = await Promise.all(held.map((language) => compare(id, [from, to], language)))
      for (const other of others) {
        expect(other.counts).toEqual(first!.counts)
        expect(changes(other)).toEqual(changes(first!))
      }
    }
  })
})

test('what one language alone has of a wording counts in each, and is shown in the one that has it', async () => {
  const original = ['Один.', 'Два старое слово.', 'Три.']
  const document = makeDocument({
    texts: [textIn('ru', 'О сличении', original), textIn('en', 'On comparing', ['One.', 'Two.'])],
  })
  const later = {
    ...document,
    versionOn: '2022-02-02',
    effectiveOn: '2022-03-03',
    texts: [
      textIn('ru', 'О сличении', ['Один.', 'Два новое слово.', 'Три иначе совсем.']),
      textIn('en', 'On comparing', ['One, put otherwise.', 'Two.']),
    ],
  }
  for (const wording of [document, later]) await saveLaw(portal.services.db, wording)
  const { id, versions } = await readAt(lawAddress(document))
  const pair: [LawVersion, LawVersion] = [versions[1]!, versions[0]!]
  const [english, russian] = [await compare(id, pair, 'en'), await compare(id, pair, 'ru')]
  expect(english.counts).toEqual(russian.counts)
  expect(english.counts).toMatchObject({ same: 1 })
  expect(changes(english)).toEqual(changes(russian))
  expect(english.articles.map(({ language }) => language)).toEqual(['en', 'en', 'ru'])
  expect(english.articles[2]!.toNumber).toBe('Статья 3')
})
