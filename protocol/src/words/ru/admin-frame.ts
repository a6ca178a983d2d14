import type { Translation } from '../translation.ts'
import type * as source from '../zh/admin-frame.ts'

export const adminFrame: Translation<typeof source.adminFrame> = {
  menu: {
    label: 'Меню администрирования',
    open: 'Открыть меню администрирования',
    portal: 'Вернуться на Платформу',
  },
  overview: 'Обзор',
  compare: {
    title: 'Сравнение редакций',
    older: 'Более ранняя',
    newer: 'Более поздняя',
    same: 'Текст одинаковый',
    itself: 'Выберите две разные редакции',
    picture: 'Изображение',
    shared: 'Абзацев без изменений: {{count}}',
  },
  list: {
    platform: 'Платформа',
    keyword: 'Ключевое слово',
    actions: 'Действия',
    back: 'К списку',
    sorts: {
      waiting: 'Сначала ожидающие',
      newest: 'Сначала новые',
      oldest: 'Сначала старые',
      username: 'Имя пользователя A–Z',
      'username-down': 'Имя пользователя Z–A',
    },
  },
  languages: { zh: 'Китайский', en: 'Английский', ru: 'Русский' },
  form: {
    saved: 'Сохранено',
    savedByOther:
      '{{username}}: черновик сохранён {{at}}, возможно, работа над ним продолжается. Если сохраните вы оба, Платформа покажет различия и предложит их объединить; ничего не пропадёт.',
    cancel: 'Отмена',
  },
  reasons: {
    label: 'Причина',
    presets: 'Частые причины',
    hint: 'Этот текст увидит владелец учётной записи; не более 500 символов.',
    missing: 'Укажите причину',
  },
  review: {
    lead: 'Первыми показаны ожидающие дольше всех: свыше 24 часов — золотым, свыше 48 — красным.',
    waiting: 'Ожидает',
    submittedAt: 'Дата подачи',
    allDone: { title: 'Всё проверено', text: 'Здесь появится то, что поступит на проверку.' },
    next: 'Следующее в очереди',
    noNext: 'Больше ничего не ждёт',
    meanwhile: 'Решение уже принял другой сотрудник; показано текущее состояние',
    justNow: 'менее часа',
    hours_one: '{{count}} час',
    hours_few: '{{count}} часа',
    hours_many: '{{count}} часов',
    hours_other: '{{count}} часа',
    days_one: '{{count}} день',
    days_few: '{{count}} дня',
    days_many: '{{count}} дней',
    days_other: '{{count}} дня',
  },
  assign: {
    reviewer: 'Ответственный',
    nobody: 'Никто',
    to: { ME: 'Я', NOBODY: 'Никто', OPEN: 'Я или никто' },
    toMe: 'Назначить себе',
    done: 'Ответственный изменён',
  },
  history: { title: 'История', empty: 'Записей пока нет' },
}
