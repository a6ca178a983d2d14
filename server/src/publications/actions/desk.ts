import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { defaultLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import type { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'
import { openStates, publicationLifecycle } from '@portal/protocol/publications/lifecycle.ts'
import { namedHistory } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { listedVersions, mayRevise, writerOf } from '../../kernel/versions.ts'
import { deskPage, findVersion, titlesOf, versionsOf } from '../desk-queries.ts'
import { changesOf, heldBackIn, shownVersion } from '../desk-shown.ts'
import type { Acting } from '../policy.ts'

/** Everything that is published or worked on. */
export async function listForDesk(
  { db }: Services,
  { query }: GivenOf<typeof publicationDeskCalls.deskPage>,
  { language: reader }: Caller,
): Promise<AnswerOf<typeof publicationDeskCalls.deskPage>> {
  const { rows, page, counts } = await deskPage(db, query)
  const titles = await titlesOf(
    db,
    rows.map((row) => row.version_id),
  )
  const content = rows.map((row) => {
    const texts = titles.get(row.version_id) ?? []
    const titleIn = (wanted: Language) =>
      texts.find(({ language, title }) => language === wanted && title !== '')
    const shown = titleIn(reader) ?? titleIn(defaultLanguage)
    return {
      id: row.id,
      kind: row.kind,
      title: shown?.title ?? '',
      titleLanguage: shown?.language ?? defaultLanguage,
      category: row.category,
      state: row.state,
      isChange: row.is_change,
      isOfWithdrawn: row.is_of_withdrawn,
      isPinned: row.is_pinned,
      textsChangedAt: changesOf(texts),
      heldBack: heldBackIn(texts),
      writtenBy: writerOf(row),
      writtenAt: row.written_at.toISOString(),
      publishedAt: row.published_at?.toISOString() ?? null,
      publishAt: row.publish_at?.toISOString() ?? null,
    }
  })
  return { content, page, counts }
}

/**
 * A publication as its editors have it.
 *
 * @throws Refusal where there is none, or all of it was given up before anybody read it
 */
export async function showToDesk(
  services: Services,
  { params: { id } }: GivenOf<typeof publicationDeskCalls.desk>,
  editor: Acting,
): Promise<AnswerOf<typeof publicationDeskCalls.desk>> {
  const { db } = services
  const all = await versionsOf(db, id)
  const latest = all.find((row) => row.is_latest)
  if (!latest) throw new Refusal('notFound')
  const published = all.find((row) => row.state === 'PUBLISHED' && row !== latest)
  return {
    id,
    kind: latest.kind,
    isPinned: latest.is_pinned,
    latest: await shownVersion(services, latest, editor),
    published: published ? await shownVersion(services, published, editor) : null,
    mayRevise: mayRevise(all, openStates),
    versions: listedVersions(all),
    history: await namedHistory(db, publicationLifecycle.subject, ...all.map((row) => row.id)),
  }
}

/**
 * A version, whatever became of it.
 *
 * @throws Refusal where there is none
 */
export async function showVersion(
  services: Services,
  { params: { id } }: GivenOf<typeof publicationDeskCalls.version>,
  editor: Acting,
): Promise<AnswerOf<typeof publicationDeskCalls.version>> {
  const row = await findVersion(services.db, id)
  if (!row) throw new Refusal('notFound')
  return shownVersion(services, row, editor)
}
