import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import type { providerCalls } from '@portal/protocol/providers/calls.ts'
import { institutionsList } from '@portal/protocol/providers/lists.ts'
import { sql, type Selectable } from 'kysely'
import { hasText } from '../kernel/database/has-text.ts'
import { tabbedPageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'

type Row = AnswerOf<typeof providerCalls.page>['content'][number]

export type Institution = Selectable<Tables['institution']>

/** Those of the ids that are shown. */
export async function institutionsById(db: Database, ids: readonly string[]): Promise<Institution[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('institution')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('is_shown', '=', true)
    .execute()
}

/** One of its texts in the reader's language, else in Chinese, with the language it is in. */
export function textOf(
  row: Institution,
  what: 'name' | 'address' | 'brief',
  language: Language,
): { text: string | null; language: Language | null } {
  const own = row[`${what}_${language}`]
  if (own !== null) return { text: own, language }
  const text = row[`${what}_zh`]
  return { text, language: text === null ? null : 'zh' }
}

/** An institution as lists show it. */
export function shownInstitution(row: Institution, place: Row['place'], language: Language): Row {
  const name = textOf(row, 'name', language)
  return {
    id: row.id,
    kind: row.kind,
    name: name.text ?? '',
    nameLanguage: name.language,
    picture: null,
    firm: null,
    admittedIn: null,
    specialties: row.specialties,
    languages: row.languages,
    country: row.country,
    place,
    practiceStart: null,
    completed: 0,
    services: 0,
    persons: null,
  }
}

const names = ['name_zh', 'name_en', 'name_ru']

/** Institutions as those see them who keep them. */
export function institutionsPage(db: Database, asked: PageWanted<typeof institutionsList>) {
  const choose = ({ keyword, kind, country, shown }: Wanted<typeof institutionsList>) =>
    db
      .selectFrom('institution')
      .$if(keyword !== undefined, (query) => query.where(hasText(names, keyword!)))
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
      .$if(country !== undefined, (query) => query.where('country', '=', country!))
      .$if(shown !== undefined, (query) => query.where('is_shown', '=', shown === 'SHOWN'))
  return tabbedPageOf(institutionsList, choose, asked, {
    key: 'institution.id',
    tab: 'institution.kind',
    orders: {
      newest: [['changed_at', 'desc']],
      oldest: [['changed_at', 'asc']],
      name: [[sql`lower(name_zh)`, 'asc']],
      'name-down': [[sql`lower(name_zh)`, 'desc']],
    },
    select: (rows) => rows.selectAll(),
  })
}
