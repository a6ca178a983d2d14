import { search as words } from '@portal/protocol/words/zh/search.ts'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AskedBefore } from './asked-before.tsx'

const i18n = i18next.createInstance()
await i18n.init({ lng: 'zh', resources: { zh: { search: words } } })

test('questions asked before are told in their own language, with a link or without', () => {
  const questions = [
    { question: 'Как взыскать неустойку?', path: null },
    { question: 'How long is annual paid leave?', path: '/business/detail?id=1' },
  ]
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <AskedBefore questions={questions} />
      </MemoryRouter>
    </I18nextProvider>,
  )
  const told = [...markup.matchAll(/<span lang="(..)">(.*?)<\/span>/g)].map(([, ...one]) => one)
  expect(told).toEqual([
    ['ru', questions[0]!.question],
    ['en', questions[1]!.question],
  ])
})
