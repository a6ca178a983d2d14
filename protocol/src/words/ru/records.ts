import type { Translation } from '../translation.ts'
import type * as source from '../zh/records.ts'

export const records: Translation<typeof source.records> = {
  reason: 'Причина',
  reasonHint: 'Её увидит другая сторона; не более 500 знаков.',
  reasonMissing: 'Укажите причину',
  refusedOn: 'Отклонено {{date}}: {{reason}}',
  note: 'Комментарий',
  deadline: 'Новый срок',
  deadlineMissing: 'Укажите новый срок',
  expectedOn: 'Ожидаемый день готовности',
  back: 'Не сейчас',
  moved: 'Состояние только что изменилось, страница обновлена. Проверьте её и отправьте ещё раз.',
  gone: 'Состояние только что изменилось, страница обновлена. Это действие больше невозможно.',
  kept: 'Написанное вами сохранено здесь.',
  consent: {
    text: 'Получатель находится за рубежом: {{name}} ({{country}}). Открыть контакты — значит передать персональные данные за границу, на что нужно ваше отдельное согласие.',
    label:
      'Я согласен(на) на передачу моего имени, телефона и адреса эл. почты зарубежному получателю: {{name}} ({{country}})',
    individual: 'физическое лицо',
    missing: 'Отметьте согласие: без него контакты не открываются',
  },
  contact: 'Контактное лицо',
  phone: 'Телефон',
  email: 'Эл. почта',
  admittedIn: 'Страна практики или регистрации',
  abroad: 'Практикует: {{country}}; по праву Китая не консультирует',
  registeredIn: 'Регистрация: {{country}}',
  own: 'Сам исполнитель',
  negotiable: 'По договорённости',
  feeTo: 'до {{amount}}',
  workingDays_one: '{{count}} рабочий день',
  workingDays_few: '{{count}} рабочих дня',
  workingDays_many: '{{count}} рабочих дней',
  workingDays_other: '{{count}} рабочего дня',
}
