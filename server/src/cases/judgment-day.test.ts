import { calls } from '@portal/protocol/calls.ts'
import type { CaseDetails } from '@portal/protocol/cases/schemas.ts'
import type { CitationCard } from '@portal/protocol/citations/schemas.ts'
import { parseEli } from '@portal/protocol/laws/eli.ts'
import type { LawDetails, VersionComparison } from '@portal/protocol/laws/schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { demoDocuments, makeDocument as makeLaw, textIn as lawText } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { saveCases } from './actions/save-cases.ts'
import { makeDocument, textIn } from './fixtures.ts'

let portal: Portal

/** Amendments that are adopted on one day and in force from a later one, and what they amend. */
const laws = demoDocuments().filter(
  ({ country, texts }) =>
    country === 'CN' && texts.some(({ title }) => /^中华人民共和国(?:专利法|商标法|公司法)$/.test(title)),
)
/** A wording whose first day nobody recorded: it counts from the day it was made. */
const camels = makeLaw({
  country: 'CN',
  adoptedOn: '2010-03-01',
  versionOn: '2010-03-01',
  effectiveOn: '2011-01-01',
  texts: [lawText('zh', '中华人民共和国骆驼检疫法', ['检疫一次。'], { original: true })],
})
const amendedCamels = {
  ...camels,
  versionOn: '2015-05-05',
  amended: true,
  texts: [lawText('zh', '中华人民共和国骆驼检疫法', ['检疫两次。'], { original: true })],
}

beforeAll(async () => {
  portal = await openTestPortal()
  for (const law of [...laws, camels, amendedCamels]) await saveLaw(portal.services.db, law)
})
afterAll(() => portal.close())

/** A case of a day that applies a law, as its page has it. */
async function decided(judgedOn: string | null, law: string, note = ''): Promise<CaseDetails> {
  const facts = { REASONING: `依照《中华人民共和国${law}》${note}第一条的规定。` }
  const document = makeDocument({ country: 'CN', judgedOn, texts: [textIn('zh', `${law}案`, facts, true)] })
  await saveCases(portal.services.db, [document])
  const { id } = await portal.services.db
    .selectFrom('judicial_case')
    .select('id')
    .where('case_number', '=', document.caseNumber)
    .executeTakeFirstOrThrow()
  return expectCode<CaseDetails>(await makeCall(portal.app, calls.cases.details, { params: { id } }), 'done')
}

async function opened(path: string): Promise<LawDetails> {
  const [address] = path.split('#')
  return expectCode<LawDetails>(
    await makeCall(portal.app, calls.laws.byAddress, { query: { address: address! } }),
    'done',
  )
}

/** The citation in the text of a case, with what its link, its card and the list of cited articles show. */
async function citedIn(details: CaseDetails) {
  const citation = details.sections[0]!.citations[0]!
  const day = parseEli(citation.address.split('#')[0]!)?.on
  const query = { kind: 'law', id: citation.id, ...(day && { on: day }) }
  const card = expectCode<CitationCard>(await makeCall(portal.app, calls.citations.card, { query }), 'done')
  expect(details.citedArticles[0]).toMatchObject({ address: citation.address, changedOn: citation.changedOn })
  return { citation, law: await opened(citation.address), card, listed: details.citedArticles[0]! }
}

test.each([
  ['专利法', '2020-10-16', '2008-12-27', '2009-10-01'],
  ['专利法', '2020-10-17', '2008-12-27', '2009-10-01'],
  ['专利法', '2021-05-31', '2008-12-27', '2009-10-01'],
  ['专利法', '2021-06-01', '2020-10-17', '2021-06-01'],
  ['商标法', '2019-04-23', '2013-08-30', '2014-05-01'],
  ['商标法', '2019-10-31', '2013-08-30', '2014-05-01'],
  ['商标法', '2019-11-01', '2019-04-23', '2019-11-01'],
  ['公司法', '2023-12-29', '2018-10-26', '2018-10-26'],
  ['公司法', '2024-06-30', '2018-10-26', '2018-10-26'],
  ['公司法', '2024-07-01', '2023-12-29', '2024-07-01'],
  ['骆驼检疫法', '2015-05-04', '2010-03-01', '2011-01-01'],
  ['骆驼检疫法', '2015-05-05', '2015-05-05', '2015-05-05'],
])('the %s, cited by a case of %s, opens as made on %s, from %s', async (name, day, made, from) => {
  const { law, card, listed } = await citedIn(await decided(day, name))
  expect(law).toMatchObject({ notHeldOn: null, version: { versionOn: made, inForceFrom: from } })
  expect(card.day).toBe(from)
  expect(listed).toMatchObject({ isHeld: true, versionOn: from })
})

test('an article that reads otherwise by now does so from the first day in force, and so the comparison says', async () => {
  const { citation, law } = await citedIn(await decided('2014-01-01', '骆驼检疫法'))
  expect(citation.changedOn).toBe('2015-05-05')
  const patents = await citedIn(await decided('2020-12-01', '专利法'))
  const [to] = patents.law.versions
  const input = { params: { id: patents.law.id }, query: { from: patents.law.version.id, to: to!.id } }
  const compared = expectCode<VersionComparison>(
    await makeCall(portal.app, calls.laws.compare, input),
    'done',
  )
  expect(compared.from).toMatchObject({ inForceFrom: '2009-10-01', inForceUntil: '2021-05-31' })
  expect(compared.to).toMatchObject({ versionOn: '2020-10-17', inForceFrom: '2021-06-01' })
  expect(law.isCurrent).toBe(false)
})

test.each([
  ['2011-01-01', true],
  ['2015-05-05', false],
])('a case of %s says of its version’s first day whether it is recorded: %s', async (day, isDayRecorded) => {
  const { listed } = await citedIn(await decided(day, '骆驼检疫法'))
  expect(listed.isDayRecorded).toBe(isDayRecorded)
})

test('a case of a day that no version is held of opens the earliest, which says so', async () => {
  const { law, citation, listed } = await citedIn(await decided('2010-12-31', '骆驼检疫法'))
  expect(listed.isHeld).toBe(false)
  expect(citation.address).toContain('/2010-12-31#')
  expect(law).toMatchObject({ notHeldOn: '2010-12-31', version: { versionOn: '2010-03-01' } })
})

test.each([
  ['2024-09-01', '公司法', '（2018修正）', '2018-10-26'],
  ['2024-09-01', '公司法', '（2023年修订）', '2024-07-01'],
  ['2022-01-01', '专利法', '（2008年修正）', '2009-10-01'],
])(
  'a case of %s that cites the %s%s opens the version that it names, from %s',
  async (day, law, note, from) => {
    const { law: opening, card, listed } = await citedIn(await decided(day, law, note))
    expect(opening.version.inForceFrom).toBe(from)
    expect(card.day).toBe(from)
    expect(listed).toMatchObject({ isHeld: true, versionOn: from })
  },
)

test('a case that applies a version of another country’s law, which may have been amended by then, says so', async () => {
  const camelsAbroad = { ...camels, country: 'KZ' }
  for (const law of [camelsAbroad, { ...amendedCamels, country: 'KZ' }])
    await saveLaw(portal.services.db, law)
  const abroad = async (day: string) => {
    const facts = { REASONING: '依照《骆驼检疫法》第一条的规定。' }
    const texts = [textIn('zh', `骆驼案${day}`, facts, true)]
    await saveCases(portal.services.db, [makeDocument({ country: 'KZ', judgedOn: day, texts })])
    const { id } = await portal.services.db
      .selectFrom('judicial_case')
      .innerJoin('case_text', 'case_id', 'judicial_case.id')
      .select('judicial_case.id')
      .where('title', '=', `骆驼案${day}`)
      .executeTakeFirstOrThrow()
    const answer = await makeCall(portal.app, calls.cases.details, { params: { id } })
    return expectCode<CaseDetails>(answer, 'done').citedArticles.map((one) => one.isPerhapsAmended)
  }
  expect(await abroad('2013-01-01')).toEqual([true])
  expect(await abroad('2016-01-01')).toEqual([false])
  expect((await citedIn(await decided('2013-01-01', '骆驼检疫法'))).listed.isPerhapsAmended).toBe(false)
})

test('a case that names a version that is not held says so', async () => {
  const { listed } = await citedIn(await decided('2024-09-01', '公司法', '（2013修正）'))
  expect(listed.isHeld).toBe(false)
})

test('a case that cites an article with the year of its version and without names it once', async () => {
  const { citedArticles } = await decided('2024-09-01', '公司法', '（2023修订）第一条、《公司法》')
  expect(citedArticles.map(({ articleKey }) => articleKey)).toEqual(['1'])
})

test('a case without a day opens today’s version by the law’s own address', async () => {
  const { citation, law } = await citedIn(await decided(null, '骆驼检疫法'))
  expect(parseEli(citation.address.split('#')[0]!)?.on ?? null).toBeNull()
  expect(law.isCurrent).toBe(true)
})
