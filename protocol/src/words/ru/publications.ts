import type { Translation } from '../translation.ts'
import type * as source from '../zh/publications.ts'

export const screens: Translation<typeof source.screens> = {}

export const audit: Translation<typeof source.audit> = {
  'publication.add': 'Подготовлен черновик публикации',
  'publication.revise': 'Начата новая версия публикации',
  'publication.pin': 'Публикация закреплена или откреплена',
  'publication.preview': 'Создана ссылка для предпросмотра',
  'publication.edit': 'Публикация отредактирована',
  'publication.submit': 'Публикация передана на проверку',
  'publication.approve': 'Публикация одобрена',
  'publication.return': 'Публикация возвращена на доработку',
  'publication.withdraw': 'Публикация снята',
  'publication.restore': 'Снятая публикация возвращена в черновики',
  'publication.discard': 'Черновик удалён',
  'publication.publish': 'Публикация вышла в назначенное время',
  'publication.replace': 'Новая версия заменила опубликованную',
}

export const waiting: Translation<typeof source.waiting> = {
  publications_one: '{{count}} публикация на проверке',
  publications_few: '{{count}} публикации на проверке',
  publications_many: '{{count}} публикаций на проверке',
  publications_other: '{{count}} публикации на проверке',
}
