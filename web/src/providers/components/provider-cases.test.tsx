import { serviceDesk } from '@portal/protocol/words/zh/law-services.ts'
import { provider as words } from '@portal/protocol/words/zh/providers.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { loadEndless } from '../../app/lists/use-endless-list.ts'
import { AppContextProvider, type AppContext } from '../../app/page.ts'
import { casesOfProvider } from '../../law-services/queries.ts'
import type { Provider } from '../queries.ts'
import { ProviderCases } from './provider-cases.tsx'

const i18n = i18next.createInstance()
const resources = { zh: { provider: words, serviceDesk } }
await i18n.init({ lng: 'zh', resources, interpolation: { escapeValue: false } })

const lease = {
  id: 'case',
  title: 'Перенос аренды',
  theme: 'Земля',
  service: { id: 'service', title: 'Сопровождение сделок', language: 'ru' },
}

async function markupOf(content: readonly (typeof lease)[]): Promise<string> {
  const page = { number: 1, size: 10, totalElements: content.length, totalPages: 1 }
  const context = { ask: async () => ({ content, page }), language: () => 'zh' } as unknown as AppContext
  const queries = new QueryClient()
  const provider = { id: 'lawyer', services: 1 } as Provider
  await loadEndless(casesOfProvider(context, provider.id), { queries })
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <AppContextProvider value={context}>
          <MemoryRouter>
            <ProviderCases provider={provider} />
          </MemoryRouter>
        </AppContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

test('a case stands in the language of its service, to which it leads', async () => {
  const markup = await markupOf([lease])
  expect(markup).toContain(`<h3 lang="ru">${lease.title}</h3>`)
  expect(markup).toContain(lease.theme)
  const [, attributes] = new RegExp(`<a ([^>]*)>${lease.service.title}</a>`).exec(markup) ?? []
  expect(attributes).toContain('href="/service/desk/details?id=service"')
  expect(attributes).toContain('lang="ru"')
})

test('without one there is no card', async () => {
  expect(await markupOf([])).not.toContain(words.cases)
})
