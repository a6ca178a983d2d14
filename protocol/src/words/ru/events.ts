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

/** The table of those who applied, as it is downloaded. */
export const eventsFile: Translation<typeof source.eventsFile> = {
  file: 'Участники',
  columns: {
    number: '№',
    name: 'Имя',
    company: 'Организация',
    account: 'Учётная запись',
    state: 'Состояние',
    appliedAt: 'Время заявки (пекинское)',
    note: 'Примечание',
    certificate: 'Номер сертификата',
  },
  states: {
    CONFIRMED: 'Подтверждена',
    WAITING: 'Список ожидания',
    WITHDRAWN: 'Отозвана',
    ATTENDED: 'Присутствие отмечено',
    CANCELLED: 'Мероприятие отменено',
  },
}
