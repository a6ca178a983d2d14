import type { Services } from '../kernel/services.ts'
import type { SubjectTold } from '../kernel/subject.ts'

/** What a row of `conversation` is about. */
interface SubjectRow {
  subject: string | null
  subject_id: string | null
}

/** What a thread is about, as one of its sides is told. */
export interface About extends Omit<SubjectTold, 'title' | 'link'> {
  kind: string
  id: string
  /** Null, as the link, where the reader may not see it. */
  title: string | null
  link: string | null
}

/** Of what a reader is told nothing, the thread stays to be read. */
const untold = { title: null, link: null, hidesPartner: true, isOpen: false }

/** What each conversation is about, as the reader is told; null for general ones. One question for each kind. */
export async function readSubjects(
  { db, everyFeature }: Pick<Services, 'db' | 'everyFeature'>,
  rows: readonly SubjectRow[],
  readerId: string,
): Promise<(row: SubjectRow) => About | null> {
  const threads = rows.filter(({ subject }) => subject !== null)
  const idsByKind = Map.groupBy(threads, ({ subject }) => subject!)
  const told = await Promise.all(
    [...idsByKind].map(async ([kind, ofKind]) => {
      const ids = [...new Set(ofKind.map(({ subject_id: id }) => id!))]
      return [kind, await everyFeature.subjectsOf(db, kind, ids, readerId)] as const
    }),
  )
  const byKind = new Map(told)
  return ({ subject: kind, subject_id: id }) =>
    kind === null || id === null ? null : { kind, id, ...(byKind.get(kind)?.get(id) ?? untold) }
}
