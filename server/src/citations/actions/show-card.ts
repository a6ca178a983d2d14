import type { CitationCard } from '@portal/protocol/citations/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../../kernel/database/store.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { todayInShanghai } from '../../kernel/today.ts'
import { timelinessOn } from '../../laws/timeliness.ts'
import type { Labels } from '../../reference/labels.ts'
import { chooseText } from '../../text/choose-text.ts'
import { casePath, findCitedLaws } from '../cited-laws.ts'
import { titlesOf, unitsCited } from '../shown-laws.ts'
import type { WorkKind } from '../tables.ts'

/** Characters of the article that a card shows. */
const cardLength = 300

export interface CardAsked {
  kind: WorkKind
  id: string
  article?: string | undefined
  on?: string | undefined
}

interface Reader {
  language: Language
  labels: Labels
}

/** What a citation leads to, in short. */
export function showCard(db: Database, asked: CardAsked, reader: Reader): Promise<CitationCard> {
  return asked.kind === 'law' ? lawCard(db, asked, reader) : caseCard(db, asked, reader)
}

async function lawCard(db: Database, { id, article, on }: CardAsked, reader: Reader): Promise<CitationCard> {
  const articleKey = article ?? null
  const [law, [found]] = await Promise.all([
    db
      .selectFrom('law')
      .select(['country', 'status', 'effective_on', 'repealed_on'])
      .where('id', '=', id)
      .executeTakeFirst(),
    findCitedLaws(db, [{ id, articleKey, day: on ?? null }]),
  ])
  const version = found?.version
  if (!law || !version) throw new Refusal('notFound')
  const [titles, units] = await Promise.all([
    titlesOf(db, [version.id], reader.language),
    unitsCited(db, [version.id], [{ article_key: articleKey }], reader.language),
  ])
  const title = titles.get(version.id)
  if (!title) throw new Refusal('notFound')
  const unit = units.get(`${version.id} ${articleKey}`)
  return {
    kind: 'law',
    address: found.address,
    title: title.title,
    titleLanguage: title.language,
    countryName: reader.labels.of('COUNTRY', law.country, reader.language),
    number: unit?.number ?? null,
    heading: unit?.heading ?? null,
    text: unit?.body ? shorten(unit.body) : null,
    timeliness: timelinessOn(law, todayInShanghai()),
    day: version.in_force_from ?? version.version_on,
  }
}

async function caseCard(db: Database, { id }: CardAsked, reader: Reader): Promise<CitationCard> {
  const rows = await db
    .selectFrom('judicial_case')
    .innerJoin('case_text', 'case_text.case_id', 'judicial_case.id')
    .select(['country', 'case_number', 'judged_on', 'language', 'title', 'is_original'])
    .where('judicial_case.id', '=', id)
    .execute()
  const text = chooseText(rows, { reader: reader.language })
  if (!text) throw new Refusal('notFound')
  return {
    kind: 'case',
    address: casePath(id),
    title: text.title,
    titleLanguage: text.language,
    countryName: reader.labels.of('COUNTRY', text.country, reader.language),
    number: text.case_number,
    heading: null,
    text: null,
    timeliness: null,
    day: text.judged_on,
  }
}

function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= cardLength
    ? text
    : `${characters
        .slice(0, cardLength - 1)
        .join('')
        .trimEnd()}…`
}
