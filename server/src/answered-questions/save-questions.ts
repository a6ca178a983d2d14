import { createHash } from 'node:crypto'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { findArticlesByName, type ArticleFound } from '../citations/door.ts'
import { holdChangeLog, logChanges } from '../kernel/change-log.ts'
import type { Database } from '../kernel/database/store.ts'
import { articlesNamed } from '../laws/door.ts'
import { writtenIn } from '../text/written-in.ts'
import type { QuestionDocument } from './document.ts'
import { answeredQuestionKind } from './search-collection.ts'

export interface QuestionSaved {
  /** `unanswered`: no article that it names is held. */
  outcome: 'added' | 'updated' | 'unchanged' | 'removed' | 'unanswered'
  /** Articles that it names and the portal does not hold. */
  notHeld: string[]
}

/**
 * Stores questions with the articles that answer them, all or none; a question that is held already gets these in the
 * place of its own. One that names none is taken away.
 */
export function saveQuestions(
  db: Database,
  documents: readonly QuestionDocument[],
): Promise<QuestionSaved[]> {
  return db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    const held = await articlesHeld(
      trx,
      documents.flatMap(({ articles }) => articles.map(({ name }) => name)),
    )
    const saved: QuestionSaved[] = []
    for (const { question, articles } of documents) {
      const found = new Map<string, ArticleFound>()
      const notHeld: string[] = []
      for (const { name } of articles) {
        const article = held.get(name)
        if (article) found.set(`${article.lawId} ${article.article}`, article)
        else notHeld.push(name)
      }
      const isUnanswered = articles.length > 0 && found.size === 0
      saved.push({
        outcome: isUnanswered ? 'unanswered' : await save(trx, question, [...found.values()]),
        notHeld,
      })
    }
    return saved
  })
}

/** The articles that are held, by the names that questions have for them. */
async function articlesHeld(trx: Database, names: readonly string[]): Promise<Map<string, ArticleFound>> {
  const day = zoneToday()
  const named = await findArticlesByName(trx, [...new Set(names)], day)
  const cited = [...named.values()].map(({ lawId, article }) => ({ lawId, key: article }))
  const rows = cited.length > 0 ? await articlesNamed(trx, cited, { day, reader: 'zh' }) : []
  const held = new Set(rows.flatMap(({ law_id, key, number }) => (number === null ? [] : `${law_id} ${key}`)))
  return new Map([...named].filter(([, { lawId, article }]) => held.has(`${lawId} ${article}`)))
}

async function save(
  trx: Database,
  question: string,
  articles: readonly ArticleFound[],
): Promise<QuestionSaved['outcome']> {
  const digest = createHash('sha256').update(question.normalize('NFC')).digest('hex')
  const before = await trx
    .selectFrom('answered_question')
    .select('id')
    .where('digest', '=', digest)
    .executeTakeFirst()
  if (articles.length === 0) {
    if (!before) return 'unchanged'
    await trx.deleteFrom('answered_question').where('id', '=', before.id).execute()
    await logChanges(trx, answeredQuestionKind, [before.id])
    return 'removed'
  }
  if (before && (await isAnsweredBy(trx, before.id, articles))) return 'unchanged'
  const { id } =
    before ??
    (await trx
      .insertInto('answered_question')
      .values({ question, digest, language: writtenIn(question) ?? 'zh' })
      .returning('id')
      .executeTakeFirstOrThrow())
  await trx.deleteFrom('answered_question_article').where('question_id', '=', id).execute()
  await trx
    .insertInto('answered_question_article')
    .values(
      articles.map(({ lawId, article }, position) => ({ question_id: id, position, law_id: lawId, article })),
    )
    .execute()
  await logChanges(trx, answeredQuestionKind, [id])
  return before ? 'updated' : 'added'
}

async function isAnsweredBy(trx: Database, id: string, articles: readonly ArticleFound[]): Promise<boolean> {
  const rows = await trx
    .selectFrom('answered_question_article')
    .select(['law_id', 'article'])
    .where('question_id', '=', id)
    .orderBy('position')
    .execute()
  return (
    rows.length === articles.length &&
    rows.every(({ law_id, article }, at) => {
      const other = articles[at]
      return other?.lawId === law_id && other.article === article
    })
  )
}
