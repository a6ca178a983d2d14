import type { Translation } from '../translation.ts'
import type * as source from '../zh/reports.ts'

export const screens: Translation<typeof source.screens> = {
  'usercenter/download': 'Загрузки',
  'admin/reports': 'Отчёты для компаний',
}

export const audit: Translation<typeof source.audit> = {
  'admin.hand-report': 'Передан отчёт компании',
  'report.request': 'Запрошен отчёт',
  'report.set-status': 'Отмечен просмотр отчёта',
}

export const waiting: Translation<typeof source.waiting> = {
  reportRequests_one: '{{count}} открытый запрос отчёта',
  reportRequests_few: '{{count}} открытых запроса отчёта',
  reportRequests_many: '{{count}} открытых запросов отчёта',
  reportRequests_other: '{{count}} открытого запроса отчёта',
}

export const reports: Translation<typeof source.reports> = {
  lead: 'Отчёты, подготовленные Платформой для вашей компании.',
  list: 'Отчёты',
  handed: 'Дата передачи',
  size: 'Размер',
  fresh: 'Ещё не скачан',
  downloaded: 'Скачан {{time}}',
  download: 'Скачать',
  downloadOf: 'Скачать: {{name}}',
  empty: 'Отчётов пока нет',
  emptyCompany: 'Ниже можно запросить отчёт для компании. Мы сообщим, когда он будет готов.',
  emptyOther: 'Отчёты предоставляются компаниям. Для вашей учётной записи файлов пока нет.',
  requests: 'Запросы отчётов',
  requestsLead: 'Опишите, что вам нужно узнать, и сотрудники Платформы подготовят отчёт.',
  text: 'Содержание запроса',
  textHint: 'Например: комплаенс-риски инвестиций нашей компании в Казахстане',
  missing: 'Введите содержание запроса',
  submit: 'Отправить запрос',
  sent: 'Запрос отправлен. Мы сообщим, когда отчёт будет готов.',
  made: 'Отправленные запросы',
  none: 'Вы ещё не запрашивали отчётов.',
}

export const reportStates: Translation<typeof source.reportStates> = {
  OPEN: 'Ожидает',
  ANSWERED: 'Отчёт готов',
}

export const reportsDesk: Translation<typeof source.reportsDesk> = {
  lead: 'Рассмотрение запросов компаний и передача им отчётов.',
  views: 'Списки',
  requests: 'Запросы отчётов',
  handed: 'Переданные отчёты',
  company: 'Компания',
  text: 'Содержание запроса',
  state: 'Состояние',
  at: 'Дата запроса',
  name: 'Название отчёта',
  handedAt: 'Передан',
  downloadedAt: 'Скачан',
  notYet: 'Ещё не скачан',
  answer: 'Передать отчёт',
  hand: 'Передать отчёт',
  handTitle: 'Передать отчёт компании',
  chooseCompany: 'Выберите компанию',
  searchCompany: 'Найти компанию по названию',
  noCompany: 'Компания не найдена. Введите другое слово.',
  file: 'Файл отчёта',
  fileHint: 'PDF, Word, Excel, JPG или PNG, не более 10 МБ',
  missingCompany: 'Выберите компанию',
  missingFile: 'Загрузите файл отчёта',
  done: 'Отчёт передан, компания получит уведомление',
}
