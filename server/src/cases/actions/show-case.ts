import type { caseCalls } from '@portal/protocol/cases/calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { languages, inLanguage } from '@portal/protocol/kernel/languages.ts'
import type { CaseDetails, CaseSummary } from '@portal/protocol/cases/schemas.ts'
import { citationsOf, citedArticlesOf, citedCounts } from '../../citations/door.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { SearchUnavailable } from '../../search/door.ts'
import { chooseText } from '../../text/choose-text.ts'
import { readerOf } from '../case-search.ts'
import { caseSummary, loadNames, type Reader } from '../case-summary.ts'
import { findCaseById, sectionsOf } from '../queries.ts'
import { caseCollection, type CaseShown } from '../search-collection.ts'

/** Cases shown beside a case as like it. */
const similarShown = 5

/** Cases like this one; none while search cannot answer, for the page stands without them. */
async function similarCases({ engine }: Services, id: string, reader: Reader): Promise<CaseSummary[]> {
  try {
    const hits = await engine.similar<CaseShown>(caseCollection.kind, id, {
      size: similarShown,
      language: reader.language,
      today: zoneToday(),
    })
    await loadNames(reader.names, hits)
    return hits.map((hit) => caseSummary(hit, reader))
  } catch (error) {
    if (error instanceof SearchUnavailable) return []
    throw error
  }
}

/** A case in one language, with what it cites, what cites it, and what is like it. */
export async function showCase(
  services: Services,
  { params, query }: GivenOf<typeof caseCalls.details>,
  { language }: Asker,
): Promise<CaseDetails> {
  const db = services.store.reader()
  const row = await findCaseById(db, params.id)
  const text = row && chooseText(row.texts, { asked: query.language, reader: language })
  if (!row || !text) throw new Refusal('notFound')
  // Without a date of its own, a judgment is read by today's law.
  const day = row.judged_on ?? zoneToday()
  const reader = await readerOf(services, language)
  const [sections, citations, citedArticles, cited, similar] = await Promise.all([
    sectionsOf(db, [text.id]),
    citationsOf(db, [text.id], day),
    citedArticlesOf(db, row.id, day, language),
    citedCounts(db, { kind: 'case', id: row.id }),
    similarCases(services, row.id, reader),
  ])
  const inText = citations.get(text.id)
  const held = new Set(row.texts.map((one) => one.language))
  const { labels } = reader
  return {
    id: row.id,
    title: text.title,
    titleLanguage: text.language,
    country: row.country,
    countryName: labels.of('COUNTRY', row.country, language),
    court: row.court_words && inLanguage(row.court_words, language),
    type: row.type,
    documentType: row.document_type,
    caseNumber: row.case_number,
    judgedOn: row.judged_on,
    cause: row.cause_words && inLanguage(row.cause_words, language),
    isSample: row.is_sample,
    sourceUrl: row.source_url,
    verifiedOn: row.verified_on,
    language: text.language,
    languages: languages.filter((one) => held.has(one)),
    isOriginal: text.is_original,
    // Names stand with the text they belong to.
    parties: row.parties.map(({ role, name }) => ({ role, name: inLanguage(name, text.language) })),
    sections: sections.map(({ position, anchor, kind, heading, body }) => ({
      anchor,
      kind,
      heading,
      text: body,
      citations: inText?.get(position) ?? [],
    })),
    citedArticles,
    citedBy: cited.whole,
    similar,
  }
}
