import { citationCalls } from '@portal/protocol/citations/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import type { Labels } from '../reference/labels.ts'
import { listCiters } from './actions/list-citers.ts'
import { showCard } from './actions/show-card.ts'

export function citationRoutes(
  app: FastifyInstance,
  { store }: Services,
  labels: { current(): Promise<Labels> },
): void {
  bind(app, citationCalls.card, async ({ query, context }) =>
    showCard(store.reader(), query, { language: context.language, labels: await labels.current() }),
  )
  bind(app, citationCalls.citedBy, ({ query, context }) =>
    listCiters(store.reader(), query, context.language),
  )
}
