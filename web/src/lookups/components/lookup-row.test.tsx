import { lookups, lookupsList } from '@portal/protocol/words/zh/lookups.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AppContextProvider, type AppContext } from '../../app/page.ts'
import type { LookupRow } from '../standing.ts'
import { FollowedLookup } from './lookup-row.tsx'

const i18n = i18next.createInstance()
await i18n.init({
  lng: 'zh',
  resources: { zh: { lookups, lookupsList } },
  interpolation: { escapeValue: false },
})

const context = { language: () => 'zh' } as unknown as AppContext

function markupOf(lookup: LookupRow): string {
  const element = <FollowedLookup lookup={lookup} ask={() => {}} />
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

const ended = {
  id: 'lookup',
  code: 'L-2026-00001',
  state: 'CANCELLED',
  isDeclined: false,
  country: 'KZ',
  departments: [],
  question: '样例问题',
  language: 'zh',
  submittedAt: '2026-03-01T00:00:00.000Z',
  daysLeft: null,
  daysTaken: null,
  title: null,
  abilities: [],
} as unknown as LookupRow

test('the row of an application that the desk declined says so', () => {
  const markup = markupOf({ ...ended, isDeclined: true })
  expect(markup).toContain(`>${lookups.declined}<`)
  expect(markup).toContain(lookupsList.waits.declined)
  expect(markup).not.toContain(lookups.states.CANCELLED)
})

test('that of one that its applicant cancelled says that it is cancelled', () => {
  const markup = markupOf(ended)
  expect(markup).toContain(`>${lookups.states.CANCELLED}<`)
  expect(markup).toContain(lookupsList.waits.cancelled)
  expect(markup).not.toContain(lookups.declined)
})
