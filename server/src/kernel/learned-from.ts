import type { AnsweredQuestion, SearchGroup, TextLanguage } from '../search/door.ts'
import type { Database } from './database/store.ts'
import type { IdColumn, Searched } from './searched.ts'

/** A question that search learns from and that nobody finds, with what answered it. */
interface LearnedQuestion extends Pick<AnsweredQuestion, 'question' | 'by'> {
  id: string
  language: TextLanguage
}

function groupOf(kind: string, { id, question, language, by }: LearnedQuestion): SearchGroup {
  return {
    id,
    kind,
    number: null,
    titles: [{ language, title: question, shortTitles: [] }],
    units: [],
    values: {},
    dates: {},
    parts: {},
    answered: { question, by, path: null },
    shown: {},
  }
}

/**
 * Questions of a feature as the search engine has them: it learns from them, and nobody finds them.
 *
 * @param read those of the ids given; unknown ones are left out
 */
export function learnedFrom(
  kind: string,
  ids: IdColumn,
  read: (db: Database, ids: readonly string[]) => Promise<LearnedQuestion[]>,
): Pick<Searched, 'declaration' | 'ids' | 'groups'> {
  return {
    declaration: {
      kind,
      values: {},
      dates: [],
      orderedBy: [],
      parts: {},
      facets: [],
      figures: [],
      namedAs: 'title',
    },
    ids,
    groups: async (db, named) =>
      named.length === 0 ? [] : (await read(db, named)).map((one) => groupOf(kind, one)),
  }
}
