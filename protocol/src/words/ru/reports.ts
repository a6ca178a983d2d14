import type { Translation } from '../translation.ts'
import type * as source from '../zh/reports.ts'

export const screens: Translation<typeof source.screens> = {
  'usercenter/download': 'Загрузки',
  'admin/reports': 'Отчёты для компаний',
}

export const audit: Translation<typeof source.audit> = {
  'report-request.begin': 'Платформа начала составлять отчёт о компании',
  'report-request.answer': 'Платформа составила отчёт о компании',
  'report-request.fail': 'Отчёт о компании составить не удалось',
  'admin.hand-report': 'Передан отчёт компании',
  'admin.find-companies': 'Поиск компании для передачи отчёта',
  'admin.list-reports': 'Просмотрен список отчётов',
  'admin.list-report-requests': 'Просмотрен список запросов отчётов',
  'admin.retry-report': 'Отчёт составляется повторно (администратор)',
  'report.make': 'Запрошено составление отчёта',
  'report.retry': 'Отчёт составляется повторно',
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
  making: 'Отчёт составляется, мы сообщим о готовности',
  makingText:
    'Отчёт составляется; обычно это занимает меньше минуты. Мы сообщим, когда он будет готов, — страницу можно закрыть.',
  extract: 'Выписка из данных Платформы',
  extractLead:
    'Платформа составит PDF по имеющимся данным: сведения о компании и их проверка, запросы и сотрудничество, заказы услуг, предстоящие сроки, а также законы и дела, касающиеся вашей отрасли и стран. Это не кредитный отчёт.',
  extractIn: 'Выписка из данных Платформы ({{language}})',
  language: 'Язык отчёта',
  number: 'Номер',
  make: 'Составить отчёт',
  retry: 'Повторить',
  ask: 'Отчёт, подготовленный сотрудниками',
  made: 'Отправленные запросы',
  none: 'Вы ещё не запрашивали отчётов.',
}

export const reportStates: Translation<typeof source.reportStates> = {
  OPEN: 'Ожидает',
  MAKING: 'Составляется',
  ANSWERED: 'Отчёт готов',
  FAILED: 'Не удалось составить',
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
  searchCompany: 'Найти компанию по названию',
  noCompany: 'Компания не найдена. Введите другое слово.',
  file: 'Файл отчёта',
  fileHint: 'PDF, Word, Excel, JPG или PNG, не более 10 МБ',
  missingCompany: 'Выберите компанию',
  missingFile: 'Загрузите файл отчёта',
  extract: 'Выписка из данных Платформы',
  extractIn: 'Выписка из данных Платформы ({{language}})',
  retry: 'Составить снова',
  retried: 'Отчёт будет составлен снова, компания получит уведомление',
  done: 'Отчёт передан, компания получит уведомление',
}
