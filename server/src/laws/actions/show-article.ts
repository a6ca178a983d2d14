import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lawCalls } from '@portal/protocol/laws/calls.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { eliPath, parseEli } from '@portal/protocol/laws/eli.ts'
import type { ArticleDetails } from '@portal/protocol/laws/schemas.ts'
import { wordingShown } from '@portal/protocol/laws/versions.ts'
import { citationsOf, citedCounts, noCitations } from '../../citations/door.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { chooseText } from '../../text/choose-text.ts'
import { articleHistory } from '../article-history.ts'
import { compareTexts } from '../compare/compare-texts.ts'
import { choiceOf, chooseWording, lawSummary, versionPath } from '../law-summary.ts'
import { findLawByAddress, textsHolding, unitsOf } from '../queries.ts'

type Unit = Awaited<ReturnType<typeof unitsOf>>[number]

/** Headings that a unit stands under, outermost first. */
function headingsAbove(units: readonly Unit[], place: number): string[] {
  const path: string[] = []
  let level = Infinity
  for (const unit of units.slice(0, place).toReversed()) {
    if (unit.kind !== 'heading' || (unit.level ?? 1) >= level) continue
    level = unit.level ?? 1
    path.unshift(unit.heading ?? '')
  }
  return path
}

/** One article, named by the page's path, with its place in the law, its citations and its wordings. */
export async function showArticle(
  services: Services,
  { query }: GivenOf<typeof lawCalls.article>,
  { language: reader }: Asker,
): Promise<ArticleDetails> {
  const db = services.store.reader()
  const choice = await choiceOf(services, query, reader)
  const eli = parseEli(query.address)
  if (!eli || eli.article === null) throw new Refusal('notFound')
  const wanted = { ...choice, asked: eli.language ?? choice.asked, on: eli.on ?? choice.on }
  const found = chooseWording(await findLawByAddress(db, eli.work), wanted)
  const { law, version, today } = found
  // Of a wording one text may be whole, and another a digest of some articles.
  const holding = await textsHolding(db, version.texts, eli.article)
  const text = chooseText(holding, wanted)
  if (!text) throw new Refusal('notFound')
  const textIds = law.versions.flatMap(({ texts }) =>
    texts.filter(({ language }) => language === text.language).map(({ id }) => id),
  )
  const [allUnits, citations, cited] = await Promise.all([
    unitsOf(db, textIds),
    citationsOf(db, [text.id], version.in_force_from ?? today),
    citedCounts(db, { kind: 'law', id: law.id }),
  ])
  const units = allUnits.filter((unit) => unit.text_id === text.id)
  const place = units.findIndex(({ kind, key }) => kind === 'article' && key === eli.article)
  const article = units[place]
  if (!article) throw new Refusal('notFound')
  const language = text === found.text ? wanted.asked : text.language
  const neighbour = (unit: Unit | undefined) =>
    unit
      ? {
          number: unit.number ?? '',
          address: eliPath({
            work: law.address,
            on: wanted.on ?? null,
            language: language ?? null,
            article: unit.key,
          }),
        }
      : null
  const { wordings, keys } = articleHistory(law, { version, text, key: eli.article }, allUnits)
  const present = wordingShown(law.versions, today)
  const isArticle = ({ kind }: Unit) => kind === 'article'
  return {
    ...lawSummary({ ...found, text }, wanted),
    languages: languages.filter((held) => holding.some((one) => one.language === held)),
    citedBy: cited.whole,
    key: eli.article,
    keyToday: keys.get(present?.id ?? '') ?? null,
    number: article.number ?? '',
    heading: article.heading,
    text: article.body ?? '',
    path: headingsAbove(units, place),
    previous: neighbour(units.slice(0, place).findLast(isArticle)),
    next: neighbour(units.slice(place + 1).find(isArticle)),
    citations: citations.get(text.id)?.get(article.position) ?? [],
    articleCitedBy: cited.articles.get(eli.article) ?? noCitations,
    wordings: wordings.map((wording, turn) => ({
      versionId: wording.version.id,
      address: versionPath(law, wording.version, { language: text.language, article: wording.key }),
      number: wording.number,
      inForceFrom: wording.version.in_force_from,
      inForceUntil: wording.inForceUntil,
      isDayRecorded: wording.version.is_day_recorded,
      isEndRecorded: wording.isEndRecorded,
      pieces: compareTexts((wordings[turn + 1] ?? wording).text, wording.text, text.language),
      isShown: wording.isShown,
    })),
    isInAll: keys.size === law.versions.length,
  }
}
