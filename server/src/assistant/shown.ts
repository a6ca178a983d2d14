import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import type { Services } from '../kernel/services.ts'
import type { TurnRow } from './queries.ts'
import type { Source } from './tables.ts'

const nameOf = ({ kind, id }: Source) => `${kind} ${id}`

/** Those of what turns rest on that readers may still be shown. */
async function stillShown(
  { db, everyFeature }: Pick<Services, 'db' | 'everyFeature'>,
  rows: readonly TurnRow[],
): Promise<ReadonlySet<string>> {
  const sources = rows.flatMap(({ passages, asked_before: asked }) =>
    [...passages.filter(({ kind }) => kind === 'answered'), ...asked].map(({ source }) => source),
  )
  const shown = new Set<string>()
  for (const [kind, some] of Map.groupBy(sources, (source) => source.kind)) {
    const searched = everyFeature.searched.find(({ declaration }) => declaration.kind === kind)
    const ids = [...new Set(some.map(({ id }) => id))]
    const held = searched?.stillShown
      ? await searched.stillShown(db, ids)
      : ((await searched?.groups(db, ids)) ?? []).map(({ id }) => id)
    for (const id of held) shown.add(nameOf({ kind, id }))
  }
  return shown
}

/** Questions as their reader sees them: laws as they read when it was asked, answers as long as they are published. */
export async function shownTurns(
  services: Pick<Services, 'db' | 'everyFeature'>,
  rows: readonly TurnRow[],
): Promise<Turn[]> {
  const shown = await stillShown(services, rows)
  return rows.map(({ passages, asked_before: askedBefore, ...row }) => ({
    id: row.id,
    conversation: row.conversation_id,
    question: row.question,
    language: row.language,
    country: row.country,
    askedAt: row.asked_at.toISOString(),
    state: row.state,
    isPartial: row.is_partial,
    passages: passages.filter(({ kind, source }) => kind !== 'answered' || shown.has(nameOf(source))),
    askedBefore: askedBefore.filter(({ source }) => shown.has(nameOf(source))),
    answer:
      row.generator === null
        ? null
        : {
            isAiGenerated: true,
            generator: row.generator,
            sentences: row.sentences,
            removed: row.removed,
          },
    feedback: row.verdict && { verdict: row.verdict, reason: row.reason },
  }))
}
