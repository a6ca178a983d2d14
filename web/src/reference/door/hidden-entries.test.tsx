import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppContextProvider, type AppContext } from '../../app/page.ts'
import { namesQuery } from '../queries.ts'
import { useChoices } from './use-choices.ts'
import { useEntryNames } from './use-entry-names.ts'

const topics = 'PUBLICATION_TOPIC'
const context = { language: () => 'zh' } as unknown as AppContext
const queries = new QueryClient()
queries.setQueryData(namesQuery(context, topics).queryKey, [
  { id: 'TRADE', name: '贸易', isHidden: false },
  { id: 'TAX', name: '税务', isHidden: true },
])

/** What a list offers to narrow it by, and what its rows are of. */
function List({ codes }: { codes: readonly string[] }) {
  const choices = useChoices(topics)
  const name = useEntryNames(topics)
  return `${choices.map(([code, label]) => `${code} ${label}`).join()} | ${codes.map(name).join()}`
}

test('an entry that is offered no more still names what bears it', () => {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <AppContextProvider value={context}>
        <List codes={['TRADE', 'TAX', 'GONE']} />
      </AppContextProvider>
    </QueryClientProvider>,
  )
  expect(markup).toBe('TRADE 贸易 | 贸易,税务,GONE')
})
