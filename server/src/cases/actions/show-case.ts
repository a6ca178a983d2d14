import { languages, inLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import type { CaseDetails, CaseSummary } from '@portal/protocol/cases/schemas.ts'
import { citationsOf } from '../../citations/actions/citations-of.ts'
import { citedCounts } from '../../citations/actions/cited-counts.ts'
import { citedArticlesOf } from '../../citations/actions/cited-of.ts'
import type { Database } from '../../kernel/database/store.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { todayInShanghai } from '../../kernel/today.ts'
import { SearchUnavailable } from '../../search/door.ts'
import { chooseText } from '../../text/choose-text.ts'
import { readerOf, type CaseSearch } from '../case-search.ts'
import { caseSummary, loadNames, type Reader } from '../case-summary.ts'
import { findCaseById, sectionsOf } from '../queries.ts'

/** Cases shown beside a case as like it. */
const similarShown = 5

export interface CaseChoice {
  /** Language of the text asked for. */
  asked: Language | undefined
  reader: Language
}

/** Cases like this one; none while search cannot answer, for the page stands without them. */
async function similarCases(search: CaseSearch, id: string, reader: Reader): Promise<CaseSummary[]> {
  try {
    const hits = await search.engine.similarCases(id, similarShown, reader.language)
    await loadNames(search.names, hits)
    return hits.map((hit) => caseSummary(hit, reader))
  } catch (error) {
    if (error instanceof SearchUnavailable) return []
    throw error
  }
}

/** A case in one language, with what it cites, what cites it, and what is like it. */
export async function showCase(
  db: Database,
  search: CaseSearch,
  id: string,
  choice: CaseChoice,
): Promise<CaseDetails> {
  const row = await findCaseById(db, id)
  const text = row && chooseText(row.texts, choice)
  if (!row || !text) throw new Refusal('notFound')
  // Without a date of its own, a judgment is read by today's law.
  const day = row.judged_on ?? todayInShanghai()
  const reader = await readerOf(search, choice.reader)
  const [sections, citations, citedArticles, cited, similar] = await Promise.all([
    sectionsOf(db, [text.id]),
    citationsOf(db, [text.id], day),
    citedArticlesOf(db, row.id, day, choice.reader),
    citedCounts(db, { kind: 'case', id: row.id }),
    similarCases(search, row.id, reader),
  ])
  const inText = citations.get(text.id)
  const held = new Set(row.texts.map(({ language }) => language))
  const { labels } = reader
  return {
    id: row.id,
    title: text.title,
    titleLanguage: text.language,
    country: row.country,
    countryName: labels.of('COUNTRY', row.country, choice.reader),
    court: row.court_words && inLanguage(row.court_words, choice.reader),
    type: row.type,
    documentType: row.document_type,
    caseNumber: row.case_number,
    judgedOn: row.judged_on,
    cause: row.cause_words && inLanguage(row.cause_words, choice.reader),
    isSample: row.is_sample,
    sourceUrl: row.source_url,
    verifiedOn: row.verified_on,
    language: text.language,
    languages: languages.filter((language) => held.has(language)),
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
