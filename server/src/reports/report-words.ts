import type { Language } from '@portal/protocol/kernel/languages.ts'
import { mail as mailEn } from '@portal/protocol/words/en/mail.ts'
import { orders as ordersEn } from '@portal/protocol/words/en/orders.ts'
import { requirements as requirementsEn } from '@portal/protocol/words/en/requirements.ts'
import { mail as mailRu } from '@portal/protocol/words/ru/mail.ts'
import { orders as ordersRu } from '@portal/protocol/words/ru/orders.ts'
import { requirements as requirementsRu } from '@portal/protocol/words/ru/requirements.ts'
import { mail as mailZh } from '@portal/protocol/words/zh/mail.ts'
import { orders as ordersZh } from '@portal/protocol/words/zh/orders.ts'
import { requirements as requirementsZh } from '@portal/protocol/words/zh/requirements.ts'
import { documentWords } from '../documents/door.ts'

const screens = {
  zh: { mail: mailZh, orders: ordersZh, requirements: requirementsZh },
  en: { mail: mailEn, orders: ordersEn, requirements: requirementsEn },
  ru: { mail: mailRu, orders: ordersRu, requirements: requirementsRu },
}

/** What a report says in a language: its own words, and states as the screens name them. */
export function reportWords(language: Language) {
  const { mail, orders, requirements } = screens[language]
  return {
    ...documentWords(language).report,
    portal: mail.portal,
    states: {
      order: orders.states,
      requirement: requirements.states,
      cooperation: requirements.demanderStates,
    },
  }
}
