import type { Publication } from '@portal/protocol/publications/schemas.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { besideOf, findPublished, relatedTo, type VersionShown } from '../queries.ts'
import { shownRows, shownWhole } from '../shown.ts'

/** When it first appeared, and when its present version did, where that is another. */
function instantsOf({ appeared_at: appearedAt, published_at: publishedAt }: VersionShown) {
  const isChanged = publishedAt !== null && publishedAt.getTime() > appearedAt!.getTime()
  return {
    publishedAt: appearedAt!.toISOString(),
    changedAt: isChanged ? publishedAt.toISOString() : null,
  }
}

/** The action that shows one of a kind as it is published; there is none where it is not, or is of another kind. */
export function showOf(kind: PublicationKind) {
  return async (
    services: Services,
    { params: { id } }: { params: { id: string } },
    { language }: Asker,
  ): Promise<Publication> => {
    const row = await findPublished(services.db, { kind, id, reader: language })
    const whole = row && (await shownWhole(services, row))
    if (!whole) throw new Refusal('notFound')
    const beside = await besideOf(services.db, row, language)
    const near = await relatedTo(services.db, row, language)
    const shown = new Map((await shownRows(services, [...near, ...beside])).map((one) => [one.id, one]))
    const on = (side: 'earlier' | 'later') =>
      shown.get(beside.find((one) => one.side === side)?.id ?? '') ?? null
    return {
      ...whole,
      ...instantsOf(row),
      related: near.flatMap((one) => shown.get(one.id) ?? []),
      earlier: on('earlier'),
      later: on('later'),
    }
  }
}
