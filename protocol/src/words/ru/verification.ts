import type { Translation } from '../translation.ts'
import type * as source from '../zh/verification.ts'

export const screens: Translation<typeof source.screens> = {
  'admin/verifications': 'Проверка сведений',
  'admin/verifications/detail': 'Сведения на проверке',
}

export const audit: Translation<typeof source.audit> = {
  'admin.approve-verification': 'Подтверждены сведения',
  'admin.list-verifications': 'Просмотрен список поданных сведений',
  'admin.read-verification': 'Просмотрены поданные сведения',
  'admin.revoke-verification': 'Отозвано подтверждение сведений',
  'admin.reject-verification': 'Отклонены сведения',
}

export const waiting: Translation<typeof source.waiting> = {
  verifications_one: '{{count}} заявка на проверку',
  verifications_few: '{{count}} заявки на проверку',
  verifications_many: '{{count}} заявок на проверку',
  verifications_other: '{{count}} заявки на проверку',
}

export const verification: Translation<typeof source.verification> = {
  lead: 'Первыми показаны заявки, ожидающие дольше всех. Подтверждение действует сразу; при отказе нужно указать причину.',
  name: 'Название или имя',
  username: 'Имя пользователя',
  userType: 'Тип пользователя',
  state: 'Состояние',
  kind: 'Вид',
  change: 'Изменение сведений',
  registration: 'Регистрация',
  submittedAt: 'Дата подачи',
  keywordHint: 'Название, имя или имя пользователя',
  account: 'Учётная запись',
  phone: 'Телефон',
  email: 'Эл. почта',
  registeredAt: 'Дата регистрации',
  decidedAt: 'Дата решения',
  decidedBy: 'Кем принято решение',
  reason: 'Причина отказа',
  data: 'Сведения',
  field: 'Поле',
  given: 'Подано',
  valid: 'Действует сейчас',
  changed: 'Изменено',
  changes_one: 'Изменено {{count}} поле',
  changes_few: 'Изменено {{count}} поля',
  changes_many: 'Изменено {{count}} полей',
  changes_other: 'Изменено {{count}} поля',
  approve: 'Подтвердить',
  approveTitle: 'Подтвердить эти сведения?',
  approveText: 'Сведения пользователя «{{name}}» вступят в силу сразу, он получит уведомление.',
  reject: 'Отклонить',
  rejectTitle: 'Отклонить эти сведения?',
  rejectText:
    'Пользователь «{{name}}» увидит указанную причину, сможет исправить сведения и подать их снова.',
  revoke: 'Отозвать подтверждение',
  revokeTitle: 'Отозвать подтверждение пользователя «{{name}}»?',
  revokeText:
    'Владелец увидит причину и должен будет подать сведения снова. До этого опубликованное им не показывается, а отклики без согласованного сотрудничества завершаются; текущая работа продолжается, другая сторона получит уведомление.',
  revoked: 'Подтверждение отозвано',
  revokeReasons: [
    'Срок действия лицензии истёк, или она аннулирована.',
    'Свидетельство о регистрации аннулировано.',
    'Регистрационные сведения изменились. Обновите их и подайте снова.',
  ],
  approved: 'Подтверждено',
  rejected: 'Отклонено',
  openImage: 'Открыть изображение',
  states: { PENDING: 'На проверке', VERIFIED: 'Подтверждена', REJECTED: 'Не подтверждена' },
  submissions: {
    PENDING: 'На проверке',
    APPROVED: 'Подтверждено',
    REJECTED: 'Отклонено',
    SUPERSEDED: 'Заменено новыми сведениями',
  },
  reasons: [
    'Изображение свидетельства о регистрации неразборчиво. Загрузите его ещё раз.',
    'Название или имя не совпадает с указанным в документе. Проверьте и подайте сведения ещё раз.',
    'Номер документа не удалось подтвердить. Проверьте и подайте сведения ещё раз.',
    'Лицензию юриста не удалось подтвердить. Проверьте и подайте сведения ещё раз.',
    'Сведения неполны. Дополните их и подайте ещё раз.',
  ],
  history: {
    submit: 'Сведения поданы',
    resubmit: 'Сведения поданы повторно',
    approve: 'Подтверждено',
    reject: 'Отклонено',
    revoke: 'Подтверждение отозвано',
  },
}
