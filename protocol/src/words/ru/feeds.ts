import type { Translation } from '../translation.ts'
import type { feeds as source, publicationKinds as kindsSource } from '../zh/feeds.ts'

/** Feeds that readers subscribe to. */
export const feeds: Translation<typeof source> = {
  title: '{{kind}} · {{portal}}',
}

/** What each kind of publication is called where several stand together. */
export const publicationKinds: Translation<typeof kindsSource> = {
  policy: 'Официальные документы',
  news: 'Новости',
  dynamic: 'Новости услуг',
  notice: 'Объявления',
  article: 'Популярные статьи',
  ask: 'Вопросы и ответы',
  case: 'Примеры из практики',
  interview: 'Интервью с экспертами',
  research: 'Исследования',
  training: 'Обучение',
  activity: 'Мероприятия',
  product: 'Юридические продукты',
}
