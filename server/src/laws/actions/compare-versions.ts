import { isDeepStrictEqual } from 'node:util'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import type { VersionComparison } from '@portal/protocol/laws/schemas.ts'
import type { Database } from '../../kernel/database/store.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { chooseText } from '../../text/choose-text.ts'
import { alignArticles } from '../compare/align-articles.ts'
import { compareArticles, type PrintedArticle } from '../compare/compare-texts.ts'
import { lawVersion, versionPath } from '../law-summary.ts'
import { findLawById, unitsOf } from '../queries.ts'

type Unit = Awaited<ReturnType<typeof unitsOf>>[number]
type Change = VersionComparison['articles'][number]['change']

interface Asked {
  /** Ids of versions. */
  from: string
  to: string
  /** Language asked for; without it the reader's, where both wordings are held in it. */
  asked: Language | undefined
  reader: Language
}

function printed({ number, heading, body }: Unit): PrintedArticle {
  return { number: number ?? '', heading, text: body ?? '' }
}

/** Compares two wordings of a law, in a language that both are held in. */
export async function compareVersions(db: Database, id: string, asked: Asked): Promise<VersionComparison> {
  const law = await findLawById(db, id)
  const [from, to] = [asked.from, asked.to].map((wanted) => law?.versions.find((one) => one.id === wanted))
  if (!law || !from || !to) throw new Refusal('notFound')
  const common = to.texts.filter(({ language }) => from.texts.some((text) => text.language === language))
  const text = chooseText(common, asked)
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
  const count = (change: Change) => articles.filter((article) => article.change === change).length
  return {
    id: law.id,
    address: eliPath({ work: law.address }),
    versions: law.versions.map((held) => lawVersion(law, held)),
    title: text.title,
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
