import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { defaultLanguage, inLanguage } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { templateAdminCalls } from '@portal/protocol/templates/admin-calls.ts'
import { openTemplateStates, templateLifecycle } from '@portal/protocol/templates/lifecycle.ts'
import { namedHistory } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { listedVersions, mayRevise, writerOf } from '../../kernel/versions.ts'
import { articlesNamed, articlesQuoted, findArticles } from '../../laws/door.ts'
import { shownArticle } from '../basis.ts'
import { deskPage, findVersion, versionsOf } from '../desk-queries.ts'
import { allProblems, shownVersion } from '../desk-shown.ts'
import { publishedWithChanges } from '../law-changes.ts'

/** Articles that are offered for a clause to rest on. */
const mostArticles = 12

/** All templates. */
export async function listForDesk(
  { db }: Services,
  { query }: GivenOf<typeof templateAdminCalls.deskPage>,
  { language }: Caller,
): Promise<AnswerOf<typeof templateAdminCalls.deskPage>> {
  const { rows, page, counts } = await deskPage(db, query, await publishedWithChanges(db))
  const content = rows.map((row) => ({
    id: row.id,
    title: inLanguage(row.title, language),
    titleLanguage: row.title[language] === undefined ? defaultLanguage : language,
    category: row.category,
    languages: row.languages,
    state: row.state,
    isChange: row.is_change,
    hasChangedLaw: row.has_changed_law,
    uses: row.uses,
    writtenBy: writerOf(row),
    writtenAt: row.written_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
  }))
  return { content, page, counts }
}

/**
 * A template as its editors have it.
 *
 * @throws Refusal where there is none, or all of it was given up
 */
export async function showToDesk(
  { db }: Services,
  { params: { id } }: GivenOf<typeof templateAdminCalls.desk>,
  editor: Caller,
): Promise<AnswerOf<typeof templateAdminCalls.desk>> {
  const all = await versionsOf(db, id)
  const latest = all.find((row) => row.is_latest)
  if (!latest) throw new Refusal('notFound')
  const published = all.find((row) => row.state === 'PUBLISHED' && row !== latest)
  return {
    id,
    uses: latest.uses,
    latest: await shownVersion(db, latest, editor),
    published: published ? await shownVersion(db, published, editor) : null,
    mayRevise: mayRevise(all, openTemplateStates),
    versions: listedVersions(all),
    history: await namedHistory(db, templateLifecycle.subject, ...all.map((row) => row.id)),
  }
}

/**
 * A version, whatever became of it.
 *
 * @throws Refusal where there is none
 */
export async function showVersion(
  { db }: Services,
  { params: { id } }: GivenOf<typeof templateAdminCalls.version>,
  editor: Caller,
): Promise<AnswerOf<typeof templateAdminCalls.version>> {
  const row = await findVersion(db, id)
  if (!row) throw new Refusal('notFound')
  return shownVersion(db, row, editor)
}

/** What is wrong with a content; nothing is stored. */
export function checkContent(
  { db }: Services,
  { body: { content } }: GivenOf<typeof templateAdminCalls.check>,
): Promise<AnswerOf<typeof templateAdminCalls.check>> {
  return allProblems(db, content)
}

/** Articles that a citation names or words find, as they read today. */
export async function offerBasis(
  services: Services,
  { query: { keyword } }: GivenOf<typeof templateAdminCalls.basis>,
  { language }: Caller,
): Promise<AnswerOf<typeof templateAdminCalls.basis>> {
  const db = services.store.reader()
  const setting = { day: zoneToday(), reader: language }
  const cited = await findArticles(services, { keyword, language, size: mostArticles })
  if (cited.length === 0) return []
  const quoted = await articlesQuoted(db, cited, setting)
  const named = await articlesNamed(db, cited, setting)
  const addresses = new Map(named.map((one) => [one.law_id, one.address]))
  return quoted.flatMap((one) => {
    const law = one && addresses.get(one.lawId)
    return one && law ? [{ ...shownArticle(law, one), change: null, text: one.texts[0]?.text ?? '' }] : []
  })
}
