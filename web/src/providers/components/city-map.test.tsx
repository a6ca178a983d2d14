import { providers } from '@portal/protocol/words/zh/providers.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AppContextProvider, type AppContext } from '../../app/page.ts'
import { CityMap } from './city-map.tsx'

const i18n = i18next.createInstance()
await i18n.init({ lng: 'zh', resources: { zh: { providers } }, interpolation: { escapeValue: false } })

const areas = [
  { code: '370200', name: '青岛市', country: 'CN', count: 3, organizations: 1, isProvince: false },
  { code: 'KZ-71', name: '阿斯塔纳', country: 'KZ', count: 2, organizations: 2, isProvince: false },
  { code: 'UZ-TK', name: '塔什干', country: 'UZ', count: 2, organizations: 0, isProvince: false },
]

function mapWith(mapUrl: string | null, chosen: string[]): string {
  const settings = { mapUrl, mapApproval: 'GS(2024)0001' }
  const context = { settings, language: () => 'zh', ask: async () => [] } as unknown as AppContext
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <AppContextProvider value={context}>
          <MemoryRouter>
            <CityMap
              areas={areas}
              chosen={chosen}
              addressOf={(area) => `/service/lawyer?area=${area ?? ''}`}
            />
          </MemoryRouter>
        </AppContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

test.each([
  ['370200', '2 名律师、1 家机构'],
  ['KZ-71', '2 家机构'],
  ['UZ-TK', '2 名律师'],
])('of who works in %s, nothing is counted of which there is none', (chosen, told) => {
  expect(mapWith(null, [chosen])).toContain(`<p>${told}</p>`)
})

test.each([
  ['https://map.example/?q={address}', ['370200'], true],
  ['https://map.example/?q={address}', [], false],
  ['https://map.example/embed', ['370200'], false],
  [null, ['370200'], false],
])(
  'with the map %s and %j chosen, the place stands on that map: %s; else the cities are drawn',
  (...given) => {
    const [mapUrl, chosen, isMapped] = given
    const markup = mapWith(mapUrl, chosen)
    const shown = /<iframe[^>]* src="([^"]*)"/.exec(markup)?.[1]
    expect(shown?.startsWith(`https://map.example/?q=${encodeURIComponent('青岛市')}`) ?? false).toBe(
      isMapped,
    )
    expect(markup.includes('审图号：GS(2024)0001')).toBe(isMapped)
    expect(markup.includes(providers.map.note)).toBe(!isMapped)
    expect(markup.includes('阿斯塔纳')).toBe(!isMapped)
  },
)
