import { orders, ordersList } from '@portal/protocol/words/zh/orders.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AppContextProvider, type AppContext } from '../../app/page.ts'
import type { OrderRow } from '../standing.ts'
import { FollowedOrder } from './order-row.tsx'

const i18n = i18next.createInstance()
await i18n.init({
  lng: 'zh',
  resources: { zh: { orders, ordersList } },
  interpolation: { escapeValue: false },
})

const context = { language: () => 'zh' } as unknown as AppContext

const completed = {
  id: 'order',
  code: 'O-2026-00001',
  state: 'COMPLETED',
  side: 'PLACED',
  ordered: { title: '样例服务', language: 'zh', type: 'LITIGATION', regions: [] },
  provider: { name: '样例律师' },
  orderedAt: '2026-03-01T00:00:00.000Z',
  expectedOn: null,
  conversationId: null,
  abilities: [],
} as unknown as OrderRow

function markupOf(isToEvaluate: boolean): string {
  const element = <FollowedOrder order={{ ...completed, isToEvaluate }} ask={() => {}} />
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <AppContextProvider value={context}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
        </AppContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

test('the row of an order that waits to be evaluated says whose turn it is, and leads there', () => {
  const markup = markupOf(true)
  expect(markup).toContain(ordersList.evaluate.who)
  expect(markup).toContain(ordersList.evaluate.title)
  expect(markup).toContain('href="/content/service/cooperationDetail?id=order#evaluation"')
})

test('that of one that is evaluated is a record, which asks for nothing', () => {
  const markup = markupOf(false)
  expect(markup).toContain(orders.turn.PLACED.COMPLETED.title)
  expect(markup).not.toContain(ordersList.evaluate.who)
  expect(markup).not.toContain('#evaluation')
})
