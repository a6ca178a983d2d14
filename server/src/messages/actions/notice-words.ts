import type { MessageEvent } from '@portal/protocol/kernel/told.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { notices as en } from '@portal/protocol/words/en/notices.ts'
import { notices as ru } from '@portal/protocol/words/ru/notices.ts'
import { notices as zh } from '@portal/protocol/words/zh/notices.ts'
import { fill } from '../../kernel/words.ts'
import { writtenMoment } from '../../kernel/written-days.ts'

const catalogues = { zh, en, ru }

function isEvent(name: string): name is MessageEvent {
  return Object.hasOwn(zh.events, name)
}

/** Params that are days and times; what else looks like one is somebody's own words. */
const dated: readonly string[] = ['deadline', 'time']

/** What fills the places in the words, as the reader's language writes and calls it. */
function valuesFor(params: Record<string, string>, language: Language): Record<string, string> {
  const values = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    dated.includes(name) ? writtenMoment(value, language) : value,
  ])
  const title = params[`title.${language}`]
  return { ...Object.fromEntries(values), ...(title !== undefined && { title }) }
}

/** The words of a message in the reader's language; an event that another version wrote has plain ones. */
export function noticeWords(event: string, params: Record<string, string>, language: Language) {
  const { events, unknown } = catalogues[language]
  const words = isEvent(event) ? events[event] : unknown
  const values = valuesFor(params, language)
  return { title: fill(words.title, values), text: fill(words.text, values) }
}

/** The words around a message in its e-mail. */
export function mailFrame(language: Language) {
  return catalogues[language].mail
}
