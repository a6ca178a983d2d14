import type { Translation } from '../translation.ts'
import type * as source from '../zh/messages.ts'

export const screens: Translation<typeof source.screens> = {
  'account/outbox': 'Исходящие',
  'usercenter/system': 'Системные сообщения',
  'usercenter/message': 'Сообщения',
  'admin/messages': 'Сообщения',
}

export const audit: Translation<typeof source.audit> = {
  'message.mark-all-read': 'Все сообщения отмечены прочитанными',
  'message.mark-read': 'Сообщение отмечено прочитанным',
}

export const messages: Translation<typeof source.messages> = {
  systemLead: 'Уведомления Платформы о вашей учётной записи.',
  messageLead: 'Ход оказания услуг и консультаций, переписка с юристами и организациями.',
  staffLead:
    'Уведомления о делах, которые вы ведёте: решения другой стороны, возвращённые черновики, ответы.',
  kinds: 'Виды сообщений',
  SERVICE: 'Услуги',
  CONSULTING: 'Консультации',
  SYSTEM: 'Системные сообщения',
  conversations: 'Переписка',
  unreadOf_one: '{{count}} непрочитанное',
  unreadOf_few: '{{count}} непрочитанных',
  unreadOf_many: '{{count}} непрочитанных',
  unreadOf_other: '{{count}} непрочитанного',
  status: 'Прочитано или нет',
  statuses: { UNREAD: 'Непрочитанные', READ: 'Прочитанные' },
  unread: 'Не прочитано',
  markRead: 'Отметить прочитанным',
  markAllRead: 'Отметить все прочитанными',
  marked_one: '{{count}} сообщение отмечено прочитанным',
  marked_few: '{{count}} сообщения отмечены прочитанными',
  marked_many: '{{count}} сообщений отмечено прочитанными',
  marked_other: '{{count}} сообщения отмечено прочитанными',
  open: 'Открыть',
  empty: 'Сообщений пока нет',
  emptyText:
    'Новые сообщения появятся здесь; число непрочитанных показано в меню учётной записи вверху страницы.',
  emptyUnread: 'Непрочитанных сообщений нет',
  emptyUnreadText: 'Вы прочитали все сообщения.',
  list: 'Сообщения',
  one: 'Открытое сообщение',
}

export const outbox: Translation<typeof source.outbox> = {
  title: 'Исходящие',
  lead: 'Пока службы почты и СМС не подключены, сообщения Платформы хранятся здесь. Только для разработки и демонстрации.',
  refresh: 'Обновить',
  empty: 'Сообщений пока нет',
  emptyText: 'Запросите код или ссылку для сброса пароля, и сообщение появится здесь.',
  MAIL: 'Письмо',
  SMS: 'СМС',
  to: 'Кому: {{recipient}}',
}
