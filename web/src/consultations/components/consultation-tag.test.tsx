import { consultations } from '@portal/protocol/words/zh/consultations.ts'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { PublicationTag } from './consultation-tag.tsx'

const i18n = i18next.createInstance()
await i18n.init({ lng: 'zh', resources: { zh: { consultations } } })

const markupOf = (tag: ReactNode) =>
  renderToStaticMarkup(<I18nextProvider i18n={i18n}>{tag}</I18nextProvider>)

test('what is offered to be published waits for its asker, to whom it is their turn', () => {
  const { askersTurn, publicationStates } = consultations
  expect(markupOf(<PublicationTag state="OFFERED" isAskers />)).toContain(askersTurn)
  expect(markupOf(<PublicationTag state="OFFERED" />)).toContain(publicationStates.OFFERED)
  expect(markupOf(<PublicationTag state="PUBLISHED" isAskers />)).toContain(publicationStates.PUBLISHED)
})
