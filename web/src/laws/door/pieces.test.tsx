import { versions } from '@portal/protocol/words/ru/versions.ts'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { Pieces } from './pieces.tsx'

const i18n = i18next.createInstance()
await i18n.init({ lng: 'ru', resources: { ru: { versions } } })

test('what a mark says stands in the reader’s language, whatever the text’s is', () => {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <p lang="zh">
        <Pieces pieces={[{ text: '新的条文', change: 'added' }]} />
      </p>
    </I18nextProvider>,
  )
  const { addedStart, end } = versions.compare
  expect(markup).toContain(`<span class="visually-hidden" lang="ru">${addedStart} </span>新的条文`)
  expect(markup).toContain(`<span class="visually-hidden" lang="ru">${end} </span>`)
})
