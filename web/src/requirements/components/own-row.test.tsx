import { ownRequirements } from '@portal/protocol/words/zh/own-requirements.ts'
import { requirements } from '@portal/protocol/words/zh/requirements.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AppContextProvider, type AppContext } from '../../app/page.ts'
import type { OwnRow } from '../standing.ts'
import { OwnRequirementRow } from './own-row.tsx'

const i18n = i18next.createInstance()
await i18n.init({
  lng: 'zh',
  resources: { zh: { ownRequirements, requirements } },
  interpolation: { escapeValue: false },
})

const context = { language: () => 'zh' } as unknown as AppContext

const completed = {
  id: 'requirement',
  code: 'R-2026-00001',
  title: '样例需求',
  language: 'zh',
  state: 'CLOSED',
  type: 'LITIGATION',
  regions: [],
  priority: 'NORMAL',
  submittedAt: '2026-01-31T00:00:00.000Z',
  signUpsBy: { COMPLETED: 1 },
  toEvaluate: null,
  abilities: [],
} as unknown as OwnRow

function markupOf(row: OwnRow): string {
  const element = <OwnRequirementRow row={row} ask={() => {}} />
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

test('the row of a completed need that waits to be evaluated says so, and leads there', () => {
  const markup = markupOf({ ...completed, toEvaluate: 'sign-up' })
  expect(markup).toContain(ownRequirements.yours)
  expect(markup).toContain(ownRequirements.rows.evaluate)
  expect(markup).toContain('href="/content/request/detail?id=requirement&amp;signUp=sign-up#evaluation"')
})

test('the row of a rejected need says why', () => {
  const markup = markupOf({
    ...completed,
    state: 'REJECTED',
    signUpsBy: {},
    reason: 'Название слишком общее.',
  })
  expect(markup).toContain(ownRequirements.rows.rejectedBecause.replace('{{reason}}', ''))
  expect(markup).toContain('<span lang="ru">Название слишком общее.</span>')
})

test('that of one that is evaluated is a record, which asks for nothing', () => {
  const markup = markupOf(completed)
  expect(markup).toContain(ownRequirements.rows.completed)
  expect(markup).not.toContain(ownRequirements.yours)
  expect(markup).not.toContain('#evaluation')
})

test('a need that was posted again waits for what it waits for now', () => {
  const markup = markupOf({
    ...completed,
    state: 'DISPLAYED',
    deadline: '2999-01-01',
    toEvaluate: 'sign-up',
  })
  expect(markup).toContain(ownRequirements.rows.noSignUps)
  expect(markup).not.toContain('#evaluation')
})
