import { isDeepStrictEqual } from 'node:util'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import type { lawCalls } from '@portal/protocol/laws/calls.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import type { VersionComparison } from '@portal/protocol/laws/schemas.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { chooseText } from '../../text/choose-text.ts'
import { alignArticles } from '../compare/align-articles.ts'
import { compareArticles, type PrintedArticle } from '../compare/compare-texts.ts'
import { lawTitle, lawVersion, versionPath } from '../law-summary.ts'
import { findLawById, unitsOf } from '../queries.ts'

type Unit = Awaited<ReturnType<typeof unitsOf>>[number]
type Change = VersionComparison['articles'][number]['change']

function printed({ number, heading, body }: Unit): PrintedArticle {
  return { number: number ?? '', heading, text: body ?? '' }
}

/**
 * Compares two wordings of a law in a language that both are held in: the one asked for, else the reader's where that
 * is one of them.
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
  const common = to.texts.filter(({ language }) => from.texts.some((text) => text.language === language))
  const text = chooseText(common, { asked: query.language, reader })
  const older = from.texts.find(({ language }) => language === text?.language)
  if (!text || !older) throw new Refusal('notFound')

  const units = (await unitsOf(db, [older.id, text.id])).filter(({ kind }) => kind === 'article')
  const sides = [older.id, text.id].map((textId) => units.filter((unit) => unit.text_id === textId))
  const [olderUnits, newerUnits] = sides as [Unit[], Unit[]]
  const compared = sides.map((side) =>
    side.map(({ key, heading, body }) => ({ key: key ?? '', heading, text: body ?? '' })),
  )
  const articles = alignArticles(compared[0]!, compared[1]!).map((pair) => {
    const before = pair.older === null ? null : olderUnits[pair.older]!
    const after = pair.newer === null ? null : newerUnits[pair.newer]!
    const [one, other] = [before && printed(before), after && printed(after)]
    const isSame = isDeepStrictEqual(one, other)
    const change: Change = !before ? 'added' : !after ? 'removed' : isSame ? 'same' : 'changed'
    return {
      change,
      fromNumber: before?.number ?? null,
      toNumber: after?.number ?? null,
      address: versionPath(law, after ? to : from, {
        language: text.language,
        article: (after ?? before)?.key,
      }),
      pieces: isSame ? [] : compareArticles(one, other, text.language),
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
