import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lawCalls } from '@portal/protocol/laws/calls.ts'
import { eliPath, parseEli } from '@portal/protocol/laws/eli.ts'
import type { ArticleDetails } from '@portal/protocol/laws/schemas.ts'
import { citationsOf, citedCounts, noCitations } from '../../citations/door.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { articleHistory } from '../article-history.ts'
import { compareTexts } from '../compare/compare-texts.ts'
import { choiceOf, chooseWording, lawSummary, versionPath } from '../law-summary.ts'
import { findLawByAddress, unitsOf } from '../queries.ts'

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
  const chosen = chooseWording(await findLawByAddress(db, eli.work), wanted)
  const { law, text, version, today } = chosen
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
  const neighbour = (unit: Unit | undefined) =>
    unit
      ? {
          number: unit.number ?? '',
          address: eliPath({
            work: law.address,
            on: wanted.on ?? null,
            language: wanted.asked ?? null,
            article: unit.key,
          }),
        }
      : null
  const wordings = articleHistory(law, { version, text, key: eli.article }, allUnits)
  const isArticle = ({ kind }: Unit) => kind === 'article'
  return {
    ...lawSummary(chosen, wanted),
    citedBy: cited.whole,
    key: eli.article,
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
      pieces: compareTexts((wordings[turn + 1] ?? wording).text, wording.text, text.language),
      isShown: wording.isShown,
    })),
  }
}
