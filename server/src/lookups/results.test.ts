import { calls } from '@portal/protocol/calls.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { documentTypes } from '@portal/protocol/kernel/file.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveCases } from '../cases/actions/save-cases.ts'
import { makeDocument as makeCase } from '../cases/fixtures.ts'
import { documentWords } from '../documents/door.ts'
import { readDocument, readPdf } from '../documents/fixtures.ts'
import { fill } from '../kernel/words.ts'
import { writtenDay } from '../kernel/written-days.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { lawAddress } from '../laws/address.ts'
import type { LawDocument } from '../laws/document.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { findLawByAddress } from '../laws/queries.ts'
import type { Reader } from '../messages/fixtures.ts'
import { testSite } from '../testing/settings.ts'
import { openTestPortal } from '../testing/store.ts'
import { openOffice } from './fixtures/office.ts'
import { resultGiven } from './fixtures/rows.ts'

const own = calls.lookups

let portal: Portal
let office: ReturnType<typeof openOffice>
let applicant: Reader
let desk: Reader
let lawId: string

/** A law whose second article has read otherwise since March 2022. */
const first = makeDocument({
  texts: [
    textIn('zh', '违约金样例法', ['总则。', '迟延付款的，每日支付千分之一的违约金。']),
    textIn('ru', 'О неустойке (пример)', ['Общие положения.', 'Неустойка 0,1 % за каждый день.']),
  ],
})
const second = {
  ...first,
  versionOn: '2022-02-01',
  inForceFrom: '2022-03-01',
  amended: true,
  texts: [
    textIn('zh', '违约金样例法', ['总则。', '迟延付款的，每日支付千分之二的违约金。']),
    textIn('ru', 'О неустойке (пример)', ['Общие положения.', 'Неустойка 0,2 % за каждый день.']),
  ],
}

/** Stores a wording, and says its law. */
async function save(document: LawDocument): Promise<string> {
  const { db } = portal.services
  await saveLaw(db, document)
  return (await findLawByAddress(db, lawAddress(document)))!.id
}

beforeAll(async () => {
  portal = await openTestPortal()
  office = openOffice(portal)
  applicant = await office.person()
  desk = await office.administrator('DESK')
  lawId = await save(first)
  await save(second)
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

async function investigated(): Promise<string> {
  const id = await office.apply(applicant)
  await office.accept(desk, id)
  return id
}

const chosen = (article: string, more: object = {}) => ({
  provisions: [{ lawId, article, relevance: 'It sets the rate' }],
  ...more,
})

const provisionsOf = async (id: string) => (await office.show(desk, id)).result!.provisions

describe('what a result quotes', () => {
  test('is quoted by the portal as it reads on the day of the check, the original first', async () => {
    const id = await investigated()
    await office.write(desk, id, chosen('2'))
    expect(await provisionsOf(id)).toMatchObject([
      {
        lawId,
        article: '2',
        lawTitle: '违约金样例法',
        number: '第2条',
        texts: [
          { language: 'ru', text: 'Неустойка 0,2 % за каждый день.', isOriginal: true },
          { language: 'zh', text: '迟延付款的，每日支付千分之二的违约金。', isOriginal: false },
        ],
        timeliness: 'AMENDED',
        inForceFrom: '2022-03-01',
        changedOn: null,
        relevance: 'It sets the rate',
      },
    ])
    expect((await provisionsOf(id))[0]!.address).toMatch(/\/2022-03-01\/art_2$/)
  })

  test('of a wording that is not in force any more says since when it reads otherwise', async () => {
    const id = await investigated()
    await office.write(desk, id, chosen('2', { checkedOn: '2021-05-01' }))
    expect(await provisionsOf(id)).toMatchObject([
      { texts: [{ text: 'Неустойка 0,1 % за каждый день.' }, {}], changedOn: '2022-03-01' },
    ])
    await office.write(desk, id, chosen('1', { checkedOn: '2021-05-01', revision: 1 }))
    expect(await provisionsOf(id)).toMatchObject([{ changedOn: null }])
  })

  test('stays as it was quoted when the law is changed or repealed, and says so', async () => {
    const law = makeDocument()
    const repealed = await save(law)
    const id = await investigated()
    const provisions = [{ lawId: repealed, article: '1', relevance: 'It is the rule' }]
    await office.write(desk, id, { provisions, checkedOn: '2026-01-10' })
    await office.complete(desk, id)
    expect((await office.read(applicant, id)).result!.provisions).toMatchObject([{ changedOn: null }])
    await save({ ...law, repealedOn: '2026-02-01' })
    expect((await office.read(applicant, id)).result!.provisions).toMatchObject([
      { texts: [{ text: 'Учёт.' }, {}], changedOn: '2026-02-01' },
    ])
  })

  test('is named at its field where the portal does not hold it, or it comes twice', async () => {
    const id = await investigated()
    const faults = (changed: object) =>
      office.fieldsRefused(own.write, desk, at(id, { ...resultGiven(), ...changed }))
    const one = chosen('2').provisions[0]!
    expect(await faults({ provisions: [one, { ...one, article: '99' }] })).toEqual(['provisions.1.article'])
    expect(await faults({ provisions: [one, one] })).toEqual(['provisions.1.article'])
    const nowhere = { caseId: lawId, relevance: 'It is like this one' }
    expect(await faults({ cases: [nowhere] })).toEqual(['cases.0.caseId'])
    expect(await faults({ answer: '<p> </p>' })).toEqual(['answer'])
    expect(await faults({ declaresNoInterest: false })).toEqual(['declaresNoInterest'])
    expect(await faults({ checkedOn: '2999-01-01' })).toEqual(['checkedOn'])
    expect((await office.show(desk, id)).result).toBeNull()
  })

  test('names a case by its title, court, number and day', async () => {
    await saveCases(portal.services.db, [makeCase()])
    const { id: caseId } = await portal.services.db
      .selectFrom('judicial_case')
      .select('id')
      .executeTakeFirstOrThrow()
    const id = await investigated()
    await office.write(desk, id, { cases: [{ caseId, relevance: 'The same question' }] })
    expect((await office.show(desk, id)).result!.cases).toMatchObject([
      {
        caseId,
        address: `/legal/details?type=case&id=${caseId}`,
        court: '阿拉木图市专门跨区经济法院',
        judgedOn: '2023-06-01',
        relevance: 'The same question',
      },
    ])
  })
})

describe('two of the desk at one result', () => {
  test('the second is told that it has changed, with what the first wrote', async () => {
    const colleague = await office.colleague()
    const id = await investigated()
    expect(await office.write(desk, id, { title: 'First' })).toEqual({ revision: 1 })
    expect(await office.write(colleague, id, { title: 'Second', revision: 1 })).toEqual({ revision: 2 })
    const late = at(id, { ...resultGiven(), title: 'Third', revision: 1 })
    expect(readEnvelope(await office.ask(own.write, desk, late))).toMatchObject({
      code: codes.changedMeanwhile.code,
      data: { title: 'Second', revision: 2 },
    })
    expect((await office.show(desk, id)).result).toMatchObject({ title: 'Second' })
  })

  test('whoever hands over another draft than the one that was read is told, and hands over none', async () => {
    const colleague = await office.colleague()
    const id = await investigated()
    await office.write(desk, id, { title: 'First' })
    await office.write(colleague, id, { title: 'Second', revision: 1 })
    const late = at(id, { revision: 1 })
    expect(readEnvelope(await office.ask(own.complete, desk, late))).toMatchObject({
      code: codes.changedMeanwhile.code,
      data: { title: 'Second', revision: 2 },
    })
    expect(await office.read(applicant, id)).toMatchObject({ state: 'INVESTIGATING' })
    await office.complete(desk, id, 2)
    expect((await office.read(applicant, id)).result).toMatchObject({ title: 'Second' })
  })

  test('at once, what is written is handed over as it was read, or not at all', async () => {
    const colleague = await office.colleague()
    const id = await investigated()
    await office.write(desk, id, { title: 'First' })
    const told = await office.together([
      [own.complete, desk, at(id, { revision: 1 })],
      [own.write, colleague, at(id, { ...resultGiven(), title: 'Second', revision: 1 })],
    ])
    const { state, result } = await office.show(desk, id)
    const isHandedOver = state === 'COMPLETED'
    expect(told).toEqual([codes.done.code, codes[isHandedOver ? 'wrongState' : 'changedMeanwhile'].code])
    expect(result).toMatchObject({ title: isHandedOver ? 'First' : 'Second' })
  })

  test('at once, one writes', async () => {
    const colleague = await office.colleague()
    const id = await investigated()
    const body = at(id, resultGiven())
    expect(
      await office.together([
        [own.write, desk, body],
        [own.write, colleague, body],
      ]),
    ).toEqual([codes.done.code, codes.changedMeanwhile.code])
  })
})

describe('provisions offered to the desk', () => {
  const offered = (keyword: string, on?: string) =>
    office.done<OutputOf<typeof own.provisions>>(own.provisions, desk, {
      query: { keyword, ...(on && { on }) },
    })

  test('are first the one that a citation names, in all languages held', async () => {
    const [named] = await offered('《违约金样例法》第2条')
    expect(named).toMatchObject({ lawId, article: '2', texts: [{ language: 'ru' }, { language: 'zh' }] })
  })

  test('are those that the words find, as they read on the day', async () => {
    const [today] = await offered('迟延付款违约金')
    expect(today!.texts[1]!.text).toContain('千分之二')
    const [before] = await offered('迟延付款违约金', '2021-05-01')
    expect(before).toMatchObject({ changedOn: '2022-03-01' })
    expect(before!.texts[1]!.text).toContain('千分之一')
  })

  test('are read again as they read on another day, once one is chosen', async () => {
    const on = (day: string, article = '2') =>
      office.done<OutputOf<typeof own.provision>>(own.provision, desk, {
        query: { lawId, article, on: day },
      })
    expect(await on('2021-05-01')).toMatchObject({
      changedOn: '2022-03-01',
      texts: [{ text: 'Неустойка 0,1 % за каждый день.' }, { language: 'zh' }],
    })
    expect(await on('2026-01-15')).toMatchObject({ changedOn: null, inForceFrom: '2022-03-01' })
    expect(await on('2026-01-15', '99')).toBeNull()
  })
})

test('a result is nobody else’s', async () => {
  const id = await investigated()
  await office.write(desk, id, { ...chosen('2'), checkedOn: zoneToday() })
  await office.complete(desk, id)
  for (const who of [await office.person('LAWYER'), await office.person('PERSON')]) {
    await office.refused(own.read, who, at(id), 'notForYou')
    await office.refused(own.desk, who, at(id), 'notForYou')
  }
  await office.refused(own.desk, await office.administrator('MODERATOR'), at(id), 'notForYou')
  await office.refused(own.read, null, at(id), 'sessionEnded')
})

const asked = (id: string, format: 'pdf' | 'docx') => ({ ...at(id), query: { format } })
const bare = (text: string) => text.replace(/\s/g, '')

describe('a result as a document', () => {
  const begins = { docx: 'PK', pdf: '%PDF' }

  test.each(['docx', 'pdf'] as const)(
    '%s is its applicant’s once it is completed, and the desk’s before',
    async (format) => {
      const id = await investigated()
      await office.refused(own.deskDocument, desk, asked(id, format), 'notFound')
      await office.write(desk, id, chosen('2'))
      await office.refused(own.document, applicant, asked(id, format), 'wrongState')
      const draft = await office.ask(own.deskDocument, desk, asked(id, format))
      expect(draft.headers['content-type']).toBe(documentTypes[format])
      await office.complete(desk, id)
      const issued = await office.ask(own.document, applicant, asked(id, format))
      expect(issued.headers['content-type']).toBe(documentTypes[format])
      expect(issued.rawPayload.subarray(0, begins[format].length).toString()).toBe(begins[format])
      const { code } = await office.read(applicant, id)
      expect(issued.headers['content-disposition']).toContain(code)
      await office.refused(own.document, await office.person(), asked(id, format), 'notForYou')
    },
  )
})

const saying = {
  zh: { question: '违约金比例是多少？', told: '每日千分之二。' },
  en: { question: 'What is the rate of the penalty?', told: 'It is 0.2 per cent a day.' },
  ru: { question: 'Каков размер неустойки?', told: 'Неустойка составляет 0,2 % в день.' },
}

test.each(languages)(
  'a result in %s reads in both documents as it was written, with what it quotes and declares',
  async (language) => {
    const id = await investigated()
    const { question, told } = saying[language]
    await office.write(
      desk,
      id,
      chosen('2', {
        language,
        questions: [question],
        answer: `<p>${told}</p>`,
        institution: 'Sample Centre',
      }),
    )
    const { address: path, texts } = (await provisionsOf(id))[0]!
    await office.complete(desk, id)
    const address = testSite + path
    const expected = [
      question,
      told,
      ...texts.map(({ text }) => text),
      address,
      documentWords(language).lookup.declared,
      'Sample Centre',
    ].map(bare)
    const bytes = async (format: 'docx' | 'pdf') =>
      (await office.ask(own.document, applicant, asked(id, format))).rawPayload
    const word = readDocument(await bytes('docx'))
    const pdf = await readPdf(await bytes('pdf'))
    for (const said of [word.paragraphs, pdf.drawn]) {
      for (const one of expected) expect(bare(said.join(''))).toContain(one)
    }
    expect(word.links).toContainEqual({ text: address, address })
    expect(pdf.links).toContain(address)
  },
)

test('a wording whose first day is not recorded is quoted with the day it was adopted', async () => {
  const document = makeDocument()
  await save(document)
  const unrecorded = await save({ ...document, versionOn: '2024-03-01', amended: true })
  const provisions = [{ lawId: unrecorded, article: '1', relevance: 'It is the rule' }]
  const id = await investigated()
  await office.write(desk, id, { provisions })
  const days = { inForceFrom: null, adoptedOn: '2024-03-01' }
  expect(await provisionsOf(id)).toMatchObject([days])
  expect(
    await office.done<OutputOf<typeof own.provision>>(own.provision, desk, {
      query: { lawId: unrecorded, article: '1', on: zoneToday() },
    }),
  ).toMatchObject(days)
  const word = await office.ask(own.deskDocument, desk, asked(id, 'docx'))
  const { notRecorded } = documentWords('zh').law
  const said = fill(notRecorded, { date: writtenDay('2024-03-01', 'zh') })
  expect(bare(readDocument(word.rawPayload).paragraphs.join(''))).toContain(bare(said))
})

test('an answer cites the provisions that it names', async () => {
  const id = await investigated()
  await office.write(desk, id, { answer: '<p>结论：</p><p>依《违约金样例法》第2条，应当支付违约金。</p>' })
  const { citations } = (await office.show(desk, id)).result!
  expect(citations).toMatchObject([{ block: 1, kind: 'law', id: lawId, articleKey: '2' }])
})
