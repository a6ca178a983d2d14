import type { Translation } from '../translation.ts'
import type * as source from '../zh/evaluations.ts'

export const screens: Translation<typeof source.screens> = {
  'admin/evaluations': 'Проверка отзывов',
  'admin/evaluations/detail': 'Проверка отзыва',
}

export const audit: Translation<typeof source.audit> = {
  'evaluation.add': 'Оставлен отзыв о работе',
  'evaluation.reply': 'Дан ответ на отзыв',
  'evaluation.list': 'Просмотрен список отзывов на проверке',
  'evaluation.read': 'Просмотрен отзыв на проверке',
  'evaluation.approve': 'Одобрен отзыв',
  'evaluation.reject': 'Отклонён отзыв',
  'evaluation.take-down': 'Отзыв снят с показа',
  'evaluation.take-down-reply': 'Ответ на отзыв снят с показа',
  'evaluation.assign': 'Назначение проверяющего отзыв',
}

export const waiting: Translation<typeof source.waiting> = {
  evaluations_one: '{{count}} отзыв на проверке',
  evaluations_few: '{{count}} отзыва на проверке',
  evaluations_many: '{{count}} отзывов на проверке',
  evaluations_other: '{{count}} отзыва на проверке',
}

export const evaluations: Translation<typeof source.evaluations> = {
  title: 'Отзыв',
  next: {
    who: 'Осталось одно',
    title: 'Работа завершена: оставьте отзыв',
    text: 'Отзыв можно оставить один раз, он показывается после проверки. Переписка и ход дела сохраняются.',
    open: 'Оценить',
  },
  states: { REVIEWING: 'На проверке', DISPLAYED: 'Показан', REJECTED: 'Не показан' },
  stars_one: '{{count}} звезда из 5',
  stars_few: '{{count}} звезды из 5',
  stars_many: '{{count}} звёзд из 5',
  stars_other: '{{count}} звезды из 5',
  field: 'Оценка',
  levels: ['Совсем плохо', 'Плохо', 'Средне', 'Хорошо', 'Отлично'],
  content: 'Ваш отзыв',
  contentHint:
    'Было ли это вовремя и понятно, каков результат? Не указывайте имена, телефоны и другие персональные данные; не более 2000 знаков.',
  add: 'Отправить отзыв',
  addLead:
    'Один отзыв о каждой работе; он показывается после проверки. Отклонить отзыв могут, только если он незаконен, раскрывает личное или не относится к делу, но не за низкую оценку.',
  added: 'Отзыв отправлен и появится после проверки',
  starsMissing: 'Выберите оценку',
  reviewing: 'Платформа проверяет отзыв, затем он будет показан.',
  rejected: 'Этот отзыв не показан. Причина: {{reason}}',
  replyTakenDown: 'Платформа сняла ваш ответ с показа, его видите только вы. Причина: {{reason}}',
  of: 'о работе «{{title}}»',
  answer: 'Ответ исполнителя',
  answerField: 'Ваш ответ',
  answerHint: 'Ответить можно один раз, ответ увидят все; не более 2000 знаков.',
  answerSend: 'Отправить ответ',
  answered: 'Ответ успешно отправлен',
  list: 'Отзывы',
  average: '{{average}} из 5',
  count_one: '{{count}} отзыв',
  count_few: '{{count}} отзыва',
  count_many: '{{count}} отзывов',
  count_other: '{{count}} отзыва',
  few_one: '{{count}} отзыв; средняя оценка показывается, когда их не меньше {{least}}',
  few_few: '{{count}} отзыва; средняя оценка показывается, когда их не меньше {{least}}',
  few_many: '{{count}} отзывов; средняя оценка показывается, когда их не меньше {{least}}',
  few_other: '{{count}} отзыва; средняя оценка показывается, когда их не меньше {{least}}',
  none: 'Отзывов пока нет',
  noneText:
    'Когда сотрудничество или заказ завершены, заказчик может оставить отзыв; он появится здесь после проверки.',
  more: 'Ещё отзывы',
}

export const evaluationsDesk: Translation<typeof source.evaluationsDesk> = {
  lead: 'Сначала те, что ждут дольше всего. Отклонить отзыв можно, только если он незаконен, раскрывает личное или не относится к делу, но не за низкую оценку.',
  list: 'Отзывы',
  keywordHint: 'Слова отзыва',
  state: 'Состояние',
  stars: 'Оценка',
  content: 'Отзыв',
  provider: 'Исполнитель',
  author: 'Автор',
  about: 'О какой работе',
  language: 'Язык отзыва',
  facts: 'Об отзыве',
  fault: 'Основание',
  reason: 'Пояснение',
  replyFault: 'Основание, по которому снят ответ',
  replyReason: 'Пояснение о снятии ответа',
  faultMissing: 'Выберите одно из трёх оснований',
  faults: { UNLAWFUL: 'Незаконен', PRIVATE: 'Раскрывает личное', OFF_MATTER: 'Не относится к делу' },
  approve: 'Одобрить',
  reject: 'Отклонить',
  takeDown: 'Снять отзыв',
  takeDownReply: 'Снять ответ',
  approveTitle: 'Одобрить этот отзыв?',
  approveText: 'Он сразу будет показан всем, обе стороны получат уведомление.',
  rejectTitle: 'Отклонить этот отзыв',
  rejectText: 'Отзыв не будет показан, автор прочтёт вашу причину. Низкая оценка — не основание.',
  takeDownTitle: 'Снять отзыв с публикации',
  takeDownText: 'Отзыв больше не будет показан, автор прочтёт вашу причину. Низкая оценка — не основание.',
  takeDownReplyTitle: 'Снять с публикации только ответ исполнителя',
  takeDownReplyText:
    'Ответ больше не будет показан, отзыв останется. Исполнитель прочтёт вашу причину и не сможет ответить снова.',
  approved: 'Одобрен и показан',
  rejected: 'Отклонено',
  takenDown: 'Снят с публикации',
  replyTakenDown: 'Ответ снят с публикации',
  reasons: [
    'Есть оскорбления, клевета или другие незаконные высказывания.',
    'Есть имена, телефоны, номера документов или другие персональные данные.',
    'Раскрыта коммерческая тайна или подробности дела.',
    'Не относится к этому сотрудничеству или заказу.',
  ],
  history: {
    add: 'Подан',
    approve: 'Одобрен и показан',
    reject: 'Отклонён',
    takeDown: 'Снят с публикации Платформой',
    takeDownReply: 'Ответ снят с публикации Платформой',
  },
}
