import type { Translation } from '../translation.ts'
import type * as source from '../zh/think.ts'

export const screens: Translation<typeof source.screens> = {
  think: 'Экспертный центр',
}

export const think: Translation<typeof source.think> = {
  lead: 'Интервью экспертов, обсуждения коллег, исследования и организации — в одном месте.',
  more: 'Смотреть все',
  noneTitle: 'В экспертном центре пока ничего нет',
  noneText: 'Интервью, исследования, обсуждения и организации появятся здесь после публикации.',
  interviews: {
    title: 'Интервью',
    lead: 'Практикующие юристы, арбитры и учёные — о делах и институтах',
  },
  research: { title: 'Исследования', lead: 'Обзоры стран, специальные доклады и практические руководства' },
  forum: {
    title: 'Правовой форум',
    lead: 'Что сейчас обсуждают коллеги',
    comments_one: '{{count}} ответ',
    comments_few: '{{count}} ответа',
    comments_many: '{{count}} ответов',
    comments_other: '{{count}} ответа',
  },
  institutions: {
    title: 'Организации',
    lead: 'Нотариат, медиация, арбитраж, экспертиза и бесплатная юридическая помощь',
  },
}
