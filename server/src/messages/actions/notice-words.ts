import type { MessageEvent } from '@portal/protocol/kernel/told.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { notices as en } from '@portal/protocol/words/en/notices.ts'
import { notices as ru } from '@portal/protocol/words/ru/notices.ts'
import { notices as zh } from '@portal/protocol/words/zh/notices.ts'
import { fill } from '../../kernel/words.ts'

const catalogues = { zh, en, ru }

function isEvent(name: string): name is MessageEvent {
  return Object.hasOwn(zh.events, name)
}

/** The words of a message in the reader's language; an event that another version wrote has plain ones. */
export function noticeWords(event: string, params: Record<string, string>, language: Language) {
  const { events, unknown } = catalogues[language]
  const words = isEvent(event) ? events[event] : unknown
  return { title: fill(words.title, params), text: fill(words.text, params) }
}

/** The words around a message in its e-mail. */
export function mailFrame(language: Language) {
  return catalogues[language].mail
}
