import type { Translation } from '../translation.ts'
import type * as source from '../zh/think.ts'

export const screens: Translation<typeof source.screens> = {
  think: 'Экспертный центр',
}

export const think: Translation<typeof source.think> = {
  lead: 'Интервью экспертов, обсуждения коллег, исследования и организации — в одном месте.',
  more: 'Смотреть все',
  interviews: {
    title: 'Интервью',
    lead: 'Практикующие юристы, арбитры и учёные — о делах и институтах',
  },
  research: { title: 'Исследования', lead: 'Обзоры стран, специальные доклады и практические руководства' },
  forum: {
    title: 'Правовой форум',
    lead: 'Что сейчас обсуждают коллеги',
    comments_one: '{{count}} комментарий',
    comments_few: '{{count}} комментария',
    comments_many: '{{count}} комментариев',
    comments_other: '{{count}} комментария',
  },
  institutions: {
    title: 'Организации',
    lead: 'Нотариат, медиация, арбитраж, экспертиза и юридическая помощь',
  },
}
