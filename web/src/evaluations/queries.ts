import type { EvaluatedKind } from '@portal/protocol/evaluations/constants.ts'
import { queryOptions } from '@tanstack/react-query'
import { endlessSource, loadEndless } from '../app/lists/use-endless-list.ts'
import type { AppContext } from '../app/page.ts'
import { dictionaryQuery } from '../reference/queries.ts'

type Asking = Pick<AppContext, 'ask'>

/** Whatever is asked of evaluations: what one of their calls changes is asked for anew. */
export const evaluationsKey = ['evaluations']

/** Whose evaluations: those of one service, or of all that a provider did. */
export type EvaluatedOf = { service: string } | { provider: string }

/** The evaluation of a cooperation or an order of which the reader is a side. */
export function evaluationQuery({ ask }: Asking, kind: EvaluatedKind, id: string) {
  return queryOptions({
    queryKey: [...evaluationsKey, 'of', kind, id],
    queryFn: ({ signal }) => ask('evaluations', 'of', { params: { kind, id } }, signal),
    staleTime: 0,
  })
}

/** Asks for that of a cooperation or an order, where it is completed, when its page is made. */
export async function loadEvaluationOf(
  context: AppContext,
  kind: EvaluatedKind,
  { id, state }: { id: string; state: string },
): Promise<void> {
  if (state === 'COMPLETED') await context.queries.prefetchQuery(evaluationQuery(context, kind, id))
}

export function averageQuery({ ask }: Asking, of: EvaluatedOf) {
  return queryOptions({
    queryKey: [...evaluationsKey, 'average', of],
    queryFn: ({ signal }) => ask('evaluations', 'average', { query: of }, signal),
    staleTime: 0,
  })
}

/** The evaluations that are shown, the newest first. */
export function shownEvaluations({ ask }: Asking, of: EvaluatedOf) {
  return endlessSource({
    queryKey: [...evaluationsKey, 'shown', of],
    askPage: (page, signal) => ask('evaluations', 'page', { query: { ...of, page } }, signal),
    pageIn: (answer) => answer,
    keyOf: ({ id }) => id,
    staleTime: 0,
  })
}

/** Asks for what a screen shows of them, when the page is made. */
export function loadEvaluations(context: AppContext, of: EvaluatedOf): Promise<unknown> {
  return Promise.all([
    context.queries.prefetchQuery(averageQuery(context, of)),
    // What it was that they evaluate.
    'provider' in of && context.queries.prefetchQuery(dictionaryQuery(context, 'SERVICE_TYPE')),
    loadEndless(shownEvaluations(context, of), context),
  ])
}
