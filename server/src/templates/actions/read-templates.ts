import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { inLanguage } from '@portal/protocol/kernel/languages.ts'
import type { templateCalls } from '@portal/protocol/templates/calls.ts'
import { templateCategories } from '@portal/protocol/templates/categories.ts'
import type { ContractNames } from '@portal/protocol/templates/written-answer.ts'
import { foundIds } from '../../kernel/found-ids.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { contractNames } from '../names.ts'
import { appearedVersions, countsByKind, findPublished, publishedPage } from '../queries.ts'
import { templateCollection } from '../search-collection.ts'
import { shownRows, versionFilled } from '../shown.ts'

/** Published templates. */
export async function listTemplates(
  services: Services,
  { query }: GivenOf<typeof templateCalls.page>,
  { language }: Asker,
): Promise<AnswerOf<typeof templateCalls.page>> {
  const { keyword } = query
  const found =
    keyword === undefined ? null : await foundIds(services, templateCollection.kind, { keyword, language })
  const { rows, page } = await publishedPage(services.db, query, found)
  return { content: await shownRows(services.db, rows, language), page }
}

/** The tree of categories, with how many templates each holds. */
export async function showTree(
  { db, labels }: Services,
  _given: GivenOf<typeof templateCalls.tree>,
  { language }: Asker,
): Promise<AnswerOf<typeof templateCalls.tree>> {
  const counts = await countsByKind(db)
  const names = await labels.current()
  const nameOf = (code: string) => names.of('TEMPLATE_CATEGORY', code, language)
  return templateCategories.map(({ code, kinds }) => {
    const children = kinds.map((kind) => ({
      code: kind,
      parentCode: code,
      name: nameOf(kind),
      count: counts.get(kind) ?? 0,
      children: [],
    }))
    const count = children.reduce((sum, child) => sum + child.count, 0)
    return { code, parentCode: null, name: nameOf(code), count, children }
  })
}

/** Names of countries and currencies in every language. */
export function showNames({ db }: Services): Promise<ContractNames> {
  return contractNames(db)
}

/**
 * A template as everybody reads it.
 *
 * @throws Refusal where there is none, or it is not published
 */
export async function showTemplate(
  { db }: Services,
  { params: { id } }: GivenOf<typeof templateCalls.read>,
  { language }: Asker,
): Promise<AnswerOf<typeof templateCalls.read>> {
  const row = await findPublished(db, id)
  const [shown] = row ? await shownRows(db, [row], language) : []
  if (!row || !shown) throw new Refusal('notFound')
  const versions = await appearedVersions(db, id)
  return {
    ...shown,
    version: await versionFilled(db, row, language),
    versions: versions.map(({ id: versionId, number, note, published_at: at }) => ({
      id: versionId,
      number,
      publishedAt: at?.toISOString() ?? '',
      note: note && inLanguage(note, language),
    })),
  }
}
