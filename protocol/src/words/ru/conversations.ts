import type { Translation } from '../translation.ts'
import type * as source from '../zh/conversations.ts'

export const audit: Translation<typeof source.audit> = {
  'conversation.add': 'Начата переписка',
  'conversation.mark-read': 'Переписка отмечена прочитанной',
  'conversation.reply': 'Отправлен ответ в переписке',
  'conversation.write-to-lawyer': 'Отправлено сообщение юристу или организации',
}

export const conversations: Translation<typeof source.conversations> = {
  list: 'Список переписки',
  empty: 'Переписки пока нет',
  emptyText: 'Вы можете написать юристу или организации на их странице, и переписка появится здесь.',
  find: 'Найти юриста',
  choose: 'Выберите собеседника',
  chooseText: 'Выберите собеседника в списке, чтобы прочитать переписку.',
  individual: 'Физическое лицо',
  otherSide: 'Другая сторона',
  desk: 'Сотрудники Платформы',
  attached: '[Вложение] {{names}}',
  aboutGone: 'Вопрос, который больше не показывается',
  thread: 'Переписка',
  private: 'видна только двум сторонам',
  begun: 'У вас уже есть переписка, сообщение продолжит её.',
  nothingYet: 'Здесь пока ничего не написано',
  closed: 'Сейчас отправить сообщение нельзя; прежние сообщения можно читать',
  with: 'Переписка: {{name}}',
  you: 'Вы',
  more: 'Показать ещё',
  earlier: 'Более ранние сообщения',
  back: 'К списку переписки',
  own: 'Вы',
  fieldOf: 'Сообщение для: {{name}}',
  placeholder: 'Введите сообщение',
  keys: 'Ctrl + Enter — отправить',
  attach: 'Приложить файлы',
  files: 'Вложения',
  filesHint: 'Изображения, файлы PDF или Word; не более {{most}}, каждый до 10 МБ',
  send: 'Отправить',
  sent: 'Ответ успешно отправлен',
  missing: 'Введите сообщение',
  answer: { who: 'Переписка', title: 'Вам написала другая сторона', open: 'Ответить' },
}
