import { lawServices } from '@portal/protocol/words/en/law-services.ts'
import { shell } from '@portal/protocol/words/en/shell.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { AppContextProvider, type AppContext } from '../../app/page.ts'
import { seedViewer } from '../../app/viewer.ts'
import { ServiceCases } from './service-cases.tsx'

const i18n = i18next.createInstance()
const resources = { en: { lawServices, shell } }
await i18n.init({ lng: 'en', resources, interpolation: { escapeValue: false } })

const context = { settings: { translatedBy: 'Sample' }, language: () => 'en' } as unknown as AppContext
const cases = [{ id: '1', title: '样例贸易合同争议', theme: '国际货物买卖', content: '双方达成和解。' }]

test.each([
  ['zh', true],
  ['en', false],
] as const)('cases in %s are offered to be translated to who reads English: %s', (language, isOffered) => {
  const queries = new QueryClient()
  seedViewer(queries, { username: 'reader' } as Parameters<typeof seedViewer>[1])
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <AppContextProvider value={context}>
          <ServiceCases cases={cases} language={language} />
        </AppContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  expect(markup.includes(shell.translation.translate)).toBe(isOffered)
  expect(markup).toMatch(new RegExp(`<div lang="${language}"[^>]*>双方达成和解。</div>`))
})
