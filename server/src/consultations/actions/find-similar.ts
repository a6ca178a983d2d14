import type { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import { mostSimilar } from '@portal/protocol/consultations/constants.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { articlesLike } from '../../laws/door.ts'
import { publishedByIds } from '../published-queries.ts'
import { findSimilarIds } from '../search.ts'

/** Letters that say enough to look for something alike; a Chinese character says about as much as three. */
const leastSaid = 12

function saysEnough(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters + 2 * han >= leastSaid
}

/** What is typed is told and not searched for: quotes and dashes of it ask for nothing. */
function asTold(text: string): string {
  return text.replace(/["“”«»＂]|(?<=^|\s)[-－]/gu, ' ')
}

/** Those in the reader's language first, else in their order. */
function ownFirst<Row extends { language: Language }>(rows: readonly Row[], language: Language): Row[] {
  return rows.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  )
}

/** What may answer what is about to be asked; nothing while too little is typed to tell. */
export async function findSimilar(
  services: Services,
  { query: { keyword } }: GivenOf<typeof consultationCalls.similar>,
  { language }: Asker,
): Promise<AnswerOf<typeof consultationCalls.similar>> {
  if (!saysEnough(keyword)) return { consultations: [], articles: [] }
  const told = asTold(keyword)
  const [ids, articles] = await Promise.all([
    findSimilarIds(services, told, language),
    articlesLike(services, told, { language, most: mostSimilar * 2 }),
  ])
  const rows = new Map((await publishedByIds(services.db, ids)).map((row) => [row.id, row]))
  const consultations = ids.flatMap((id) => rows.get(id) ?? [])
  return {
    consultations: ownFirst(consultations, language)
      .slice(0, mostSimilar)
      .map(({ id, title, language: written }) => ({ id, title, language: written })),
    articles: ownFirst(articles, language).slice(0, mostSimilar),
  }
}
