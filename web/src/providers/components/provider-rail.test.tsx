import { provider, providers } from '@portal/protocol/words/zh/providers.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { AppContextProvider, type AppContext } from '../../app/page.ts'
import type { Organization } from '../queries.ts'
import { ProviderRail } from './provider-rail.tsx'

const i18n = i18next.createInstance()
await i18n.init({
  lng: 'zh',
  resources: { zh: { provider, providers } },
  interpolation: { escapeValue: false },
})

const notary: Organization = {
  id: '1',
  kind: 'NOTARY',
  name: '样例公证处',
  nameLanguage: 'zh',
  picture: null,
  firm: null,
  admittedIn: null,
  specialties: [],
  languages: [],
  country: 'CN',
  place: { code: '370200', name: '青岛市' },
  practiceStart: null,
  completed: 0,
  services: 0,
  persons: null,
  brief: null,
  verifiedOn: null,
  scope: null,
  address: '样例路 3 号',
  addressLanguage: 'zh',
  briefLanguage: null,
  website: null,
  phone: null,
  email: null,
  establishedOn: null,
  size: null,
}

function railWith(settings: Pick<AppContext['settings'], 'mapUrl' | 'mapApproval'>): string {
  const context = { settings, language: () => 'zh' } as unknown as AppContext
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <AppContextProvider value={context}>
          <ProviderRail provider={notary} />
        </AppContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

test.each([
  ['https://map.example/?q={address}', 'GS(2024)0001', true, true],
  ['https://map.example/?q={address}', null, true, false],
  ['https://map.example/embed', 'GS(2024)0001', false, false],
  [null, 'GS(2024)0001', false, false],
])('a map at %s approved as %s is shown, and the way to it: %s, with its approval: %s', (...given) => {
  const [mapUrl, mapApproval, isShown, isApproved] = given
  const markup = railWith({ mapUrl, mapApproval })
  const place = encodeURIComponent(notary.address!)
  expect(/<iframe[^>]* src="([^"]*)"/.exec(markup)?.[1]?.includes(place) ?? false).toBe(isShown)
  expect(markup.includes(providers.map.open)).toBe(isShown)
  expect(markup.includes('审图号：GS(2024)0001')).toBe(isApproved)
})
