import type { Translation } from '../translation.ts'
import type * as source from '../zh/events.ts'

export const audit: Translation<typeof source.audit> = {
  'event.apply': 'Заявка на мероприятие',
  'event.withdraw': 'Отзыв заявки на мероприятие',
  'event.check-in': 'Отметка о присутствии участником',
  'event.attendance': 'Отметка присутствия',
  'event.export': 'Выгрузка списка участников',
  'eventApplication.moveUp': 'Место участнику из списка ожидания',
  'eventApplication.cancel': 'Отмена заявки на снятое мероприятие',
}
