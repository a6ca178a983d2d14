import { isDeepStrictEqual } from 'node:util'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { lawCalls } from '@portal/protocol/laws/calls.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import type { VersionComparison } from '@portal/protocol/laws/schemas.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { chooseText } from '../../text/choose-text.ts'
import { alignArticles } from '../compare/align-articles.ts'
import { compareArticles, type PrintedArticle } from '../compare/compare-texts.ts'
import { firstText, heldArticles, type HeldArticle } from '../compare/held-articles.ts'
import { lawTitle, lawVersion, versionPath } from '../law-summary.ts'
import { findLawById, unitsOf, type TextRow, type VersionRow } from '../queries.ts'

type Unit = Awaited<ReturnType<typeof unitsOf>>[number]
type Change = VersionComparison['articles'][number]['change']

function printed({ number, heading, body }: Unit): PrintedArticle {
  return { number: number ?? '', heading, text: body ?? '' }
}

/**
 * The languages that both wordings are held in: the law's own first, which decides what became of an article, so that
 * the answer is the same in each.
 */
function inOrder(common: readonly TextRow[]): Language[] {
  const original = common.find((text) => text.is_original)?.language
  const held = languages.filter((language) => common.some((text) => text.language === language))
  return held.toSorted((one, other) => Number(other === original) - Number(one === original))
}

/** What became of an article, told in the first language that both sides have it in. */
function changeOf(
  before: HeldArticle<Unit> | null,
  after: HeldArticle<Unit> | null,
  order: readonly Language[],
): Change {
  if (!before) return 'added'
  if (!after) return 'removed'
  const language = order.find((one) => before.texts.has(one) && after.texts.has(one))
  const sides = [before, after].map(({ texts }) => language && printed(texts.get(language)!))
  return language && isDeepStrictEqual(sides[0], sides[1]) ? 'same' : 'changed'
}

/**
 * The texts of the newer wording that the older is held beside in their language: both whole or both digests where there
 * are such, for a digest lacks articles and words that the law has.
 */
function comparable(from: VersionRow, to: VersionRow): TextRow[] {
  const pairs = to.texts.flatMap((text) => {
    const older = from.texts.find(({ language }) => language === text.language)
    return older ? [{ text, isAlike: older.is_digest === text.is_digest }] : []
  })
  const alike = pairs.filter(({ isAlike }) => isAlike)
  return (alike.length > 0 ? alike : pairs).map(({ text }) => text)
}

/**
 * Compares two wordings of a law in a language that both are held in: the one asked for, else the reader's where that
 * is one of them. Which articles are added, removed or changed is the same in each.
 */
export async function compareVersions(
  { store }: Services,
  { params, query }: GivenOf<typeof lawCalls.compare>,
  { language: reader }: Asker,
): Promise<VersionComparison> {
  const db = store.reader()
  const law = await findLawById(db, params.id)
  const [from, to] = [query.from, query.to].map((wanted) => law?.versions.find((one) => one.id === wanted))
  if (!law || !from || !to) throw new Refusal('notFound')
  const common = comparable(from, to)
  const text = chooseText(common, { asked: query.language, reader })
  const older = from.texts.find(({ language }) => language === text?.language)
  if (!text || !older) throw new Refusal('notFound')

  const order = inOrder(common)
  const units = (
    await unitsOf(
      db,
      [from, to].flatMap(({ texts }) => texts.map(({ id }) => id)),
    )
  ).filter(({ kind }) => kind === 'article')
  const [olderArticles, newerArticles] = [from, to].map(({ texts }) =>
    heldArticles(
      order.map((language) => {
        const textId = texts.find((held) => held.language === language)?.id
        return [language, units.filter((unit) => unit.text_id === textId)] as const
      }),
    ),
  ) as [HeldArticle<Unit>[], HeldArticle<Unit>[]]
  const compared = [olderArticles, newerArticles].map((held) =>
    held.map((article) => {
      const { heading, body } = firstText(article, order)
      return { key: article.key, heading, text: body ?? '' }
    }),
  )
  const articles = alignArticles(compared[0]!, compared[1]!).map((pair) => {
    const before = pair.older === null ? null : olderArticles[pair.older]!
    const after = pair.newer === null ? null : newerArticles[pair.newer]!
    const change = changeOf(before, after, order)
    const held = [before, after].flatMap((article) => article ?? [])
    // What one side lacks in this language is shown in one that both have it in.
    const language =
      [text.language, ...order].find((one) => held.every(({ texts }) => texts.has(one))) ?? text.language
    const one = before?.texts.get(language) ?? null
    const other = after?.texts.get(language) ?? null
    return {
      change,
      language,
      fromNumber: one?.number ?? null,
      toNumber: other?.number ?? null,
      address: versionPath(law, after ? to : from, { language, article: (after ?? before)?.key }),
      pieces:
        change === 'same' ? [] : compareArticles(one && printed(one), other && printed(other), language),
    }
  })
  const title = lawTitle(law, to, { asked: query.language, reader })
  const count = (change: Change) => articles.filter((article) => article.change === change).length
  return {
    id: law.id,
    address: eliPath({ work: law.address }),
    versions: law.versions.map((held) => lawVersion(law, held)),
    title: title.title,
    titleLanguage: title.language,
    titleOrigin: title.origin,
    language: text.language,
    languages: languages.filter((held) => common.some(({ language }) => language === held)),
    isDigest: older.is_digest || text.is_digest,
    isMixed: older.is_digest !== text.is_digest,
    from: lawVersion(law, from),
    to: lawVersion(law, to),
    counts: {
      same: count('same'),
      changed: count('changed'),
      added: count('added'),
      removed: count('removed'),
    },
    articles,
  }
}
