import { conversations } from '@portal/protocol/words/zh/conversations.ts'
import { messages } from '@portal/protocol/words/zh/messages.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AppContextProvider, type AppContext } from '../../app/page.ts'
import { conversationWith } from '../queries.ts'
import { ConversationWith } from './conversation-with.tsx'

const i18n = i18next.createInstance()
const resources = { zh: { conversations, messages } }
await i18n.init({ lng: 'zh', resources, interpolation: { escapeValue: false } })

const lawyer = { id: 'lawyer', type: 'lawyer' } as const

const said = (id: string, text: string, isOwn: boolean) => ({
  id,
  text,
  isOwn,
  at: '2026-03-01T00:00:00.000Z',
  files: [],
  isUnread: !isOwn,
})

async function markupOf(conversationId: string | null, content: readonly ReturnType<typeof said>[]) {
  const page = { number: 1, size: 20, totalElements: content.length, totalPages: 1 }
  const partner = { name: '李样例', userType: 'LAWYER', picture: null }
  const answer = { conversationId, partner, subject: null, canReply: true, entries: { content, page } }
  const context = { ask: async () => answer, language: () => 'zh' } as unknown as AppContext
  const queries = new QueryClient()
  await queries.prefetchQuery(conversationWith(context, lawyer))
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <AppContextProvider value={context}>
          <MemoryRouter>
            <ConversationWith {...lawyer} />
          </MemoryRouter>
        </AppContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

test('a conversation that has begun is led to, with what was written last', async () => {
  const markup = await markupOf('begun', [said('1', '您好', true), said('2', '请把合同发来', false)])
  expect(markup).toContain('href="/usercenter/message?conversation=begun"')
  expect(markup).toContain('请把合同发来')
  expect(markup).not.toContain('您好')
  expect(markup).toContain('李样例')
})

test('one that has not begun is not there', async () => {
  expect(await markupOf(null, [])).toBe('')
})
