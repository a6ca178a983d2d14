import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { LawSearchAnswer } from '@portal/protocol/laws/schemas.ts'
import type { Services } from '../kernel/services.ts'
import type { AskedBefore } from '../search/door.ts'

/** Questions asked before, by what they are called in the reader's language; what has been taken back is left out. */
export async function shownQuestions(
  { db, everyFeature }: Pick<Services, 'db' | 'everyFeature'>,
  asked: readonly AskedBefore[],
  reader: Language,
): Promise<LawSearchAnswer['askedBefore']> {
  const titles = new Map<string, string>()
  for (const [kind, questions] of Map.groupBy(asked, (one) => one.kind)) {
    const searched = everyFeature.searched.find(({ declaration }) => declaration.kind === kind)
    const groups = await searched?.groups(
      db,
      questions.map(({ id }) => id),
    )
    for (const { id, titles: held } of groups ?? []) {
      const title = held.find(({ language }) => language === reader) ?? held[0]
      if (title) titles.set(id, title.title)
    }
  }
  return asked.flatMap(({ id, question, path }) => {
    const title = path === null ? question : titles.get(id)
    return title === undefined ? [] : [{ question: title, path }]
  })
}
