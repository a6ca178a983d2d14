import type { Translation } from '../translation.ts'
import type * as source from '../zh/find.ts'

export const screens: Translation<typeof source.screens> = {
  search: 'Поиск по Платформе',
}

export const find: Translation<typeof source.find> = {
  lead: 'Законы, судебные дела, запросы, услуги, юристы и организации, вопросы и ответы, новости и исследования — одним поиском.',
  keyword: 'Что искать',
  hint: 'Название закона, номер дела, ключевые слова или вопрос простыми словами',
  kind: 'Раздел',
  kinds: {
    law: 'Законы',
    case: 'Судебные дела',
    requirement: 'Запросы',
    service: 'Услуги',
    provider: 'Юристы и организации',
    consultation: 'Вопросы и ответы',
    publication: 'Новости и исследования',
    post: 'Темы форума',
    template: 'Образцы договоров',
  },
  publicationKinds: { label: 'Виды новостей и исследований', all: 'Все виды' },
  more: 'Все результаты в разделе «{{kind}}»: {{count}}',
  narrow: {
    law: 'Уточнить в поиске законов',
    case: 'Уточнить в поиске дел',
    requirement: 'Уточнить в списке запросов',
    service: 'Уточнить в каталоге услуг',
    provider: 'Отобрать в справочнике',
    consultation: 'Уточнить среди опубликованных вопросов',
    post: 'Уточнить среди тем форума',
    template: 'Уточнить среди образцов договоров',
  },
  nothing: 'Ничего не найдено',
  nothingText: 'Попробуйте другие слова или другой язык.',
  readAfterSignIn: 'Войдите, чтобы искать и по полным текстам.',
}

/** Columns of the table of publications found. */
export const foundFile: Translation<typeof source.foundFile> = { kind: 'Вид', publishedOn: 'Дата публикации' }
