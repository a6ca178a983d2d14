import { records } from '@portal/protocol/words/zh/records.ts'
import { requirements } from '@portal/protocol/words/zh/requirements.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AppContextProvider, type AppContext } from '../../app/page.ts'
import { helpDictionaries } from '../../help/queries.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import type { OwnRequirement, SignUp } from '../standing.ts'
import { OwnHead } from './own-head.tsx'
import { RejectedNext } from './rejected-next.tsx'
import { RequirementTimeline } from './requirement-timeline.tsx'
import { SignUps } from './sign-ups.tsx'

const i18n = i18next.createInstance()
await i18n.init({
  lng: 'zh',
  resources: { zh: { records, requirements } },
  interpolation: { escapeValue: false },
})

const context = {
  language: () => 'zh',
  isServer: true,
  collectHead: () => {},
  settings: {},
  viewer: () => null,
} as unknown as AppContext

const queries = new QueryClient()
queries.setQueryData(dictionaryQuery(context, helpDictionaries.disputeType).queryKey, [
  { id: 'CONTRACT', name: '合同纠纷', isHidden: false },
])

function markupOf(children: ReactNode): string {
  const router = createMemoryRouter([{ path: '/', element: children }])
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <AppContextProvider value={context}>
          <RouterProvider router={router} />
        </AppContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

const signUp: SignUp = {
  id: 'sign-up',
  state: 'SIGNED_UP',
  note: '',
  firm: null,
  feeFrom: null,
  feeTo: null,
  days: null,
  signedUpAt: '2026-03-01T00:00:00.000Z',
  conversationId: null,
  history: [],
  provider: {
    id: 'lawyer',
    name: '样例律师',
    userType: 'LAWYER',
    picture: null,
    admittedIn: null,
    isVerified: true,
  },
  isIntended: false,
  contacts: null,
  abilities: [],
}

const own = {
  id: 'requirement',
  code: 'R-2026-00001',
  title: '样例需求',
  language: 'zh',
  state: 'OVERDUE',
  type: 'LITIGATION',
  businessType: 'TRADE',
  disputeType: 'CONTRACT',
  translationPair: null,
  regions: ['KZ'],
  priority: 'NORMAL',
  deadline: '2026-03-05',
  publisher: { userType: 'PERSON', name: null, isVerified: false },
  publishedAt: '2026-02-01T00:00:00.000Z',
  signUps: 1,
  submittedAt: '2026-01-31T00:00:00.000Z',
  signUpsBy: { SIGNED_UP: 1 },
  partners: [],
  abilities: [],
  cooperations: [signUp],
  history: [],
} as unknown as OwnRequirement

test('an owner reads what kind of dispute the need is about', () => {
  expect(markupOf(<OwnHead requirement={own} ask={() => {}} />)).toContain('合同纠纷')
})

test.each([
  ['REVIEWING', false],
  ['REJECTED', false],
  ['WITHDRAWN', false],
  ['OVERDUE', true],
] as const)('among the steps of a need that is %s, an approval stands: %s', (state, isApproved) => {
  const markup = markupOf(<OwnHead requirement={{ ...own, state, cooperations: [] }} ask={() => {}} />)
  expect(markup.includes('steps.approved')).toBe(isApproved)
  // On its tag, and among the steps where it is none of an approval.
  expect(markup.split(requirements.states[state]).length - 1).toBe(isApproved ? 1 : 2)
})

test('an owner reads when a need was rejected last, and why', () => {
  const move = { from: 'REVIEWING', note: '样例原因' }
  const history = [
    { ...move, at: '2026-03-02T04:00:00.000Z', action: 'reject', to: 'REJECTED' },
    { ...move, at: '2026-03-04T04:00:00.000Z', action: 'edit', to: 'REVIEWING' },
    { ...move, at: '2026-03-06T04:00:00.000Z', action: 'reject', to: 'REJECTED' },
  ] satisfies OwnRequirement['history']
  const markup = markupOf(<RejectedNext requirement={{ reason: '样例原因', history }} />)
  const [before] = records.refusedOn.replace('{{date}}', '2026-03-06').split('{{reason}}')
  expect(markup).toContain(`${before}<span lang="zh">样例原因</span>`)
})

test('a provider reads what happened to the need in their own words', () => {
  const followed = [{ at: '2026-03-06T00:00:00.000Z', action: 'expire' }] as const
  const markup = markupOf(<RequirementTimeline followed={followed} signUps={[signUp]} />)
  expect(markup).toContain(requirements.followedHistory.expire)
})

test.each([
  [true, true],
  [false, false],
])('of who signed up and is verified: %s, the name leads to their page: %s', (isVerified, isLinked) => {
  const cooperations = [{ ...signUp, provider: { ...signUp.provider, isVerified } }]
  const markup = markupOf(<SignUps requirement={{ ...own, cooperations }} shown={undefined} ask={() => {}} />)
  expect(markup.includes('href="/service/lawyer/details?id=lawyer&amp;type=lawyer"')).toBe(isLinked)
})
