import type { Translation } from '../translation.ts'
import type { search as source } from '../zh/search.ts'

export const search: Translation<typeof source> = {
  tabs: { label: 'Что искать', laws: 'Нормативные акты', cases: 'Судебные дела', everything: 'Всё' },
  form: {
    field: 'Где искать',
    text: 'В тексте',
    title: 'В названии',
    submit: 'Найти',
    more: 'Ещё условия',
    sort: 'Сортировка',
    relevance: 'По релевантности',
  },
  filters: {
    label: 'Фильтры',
    applied: 'Выбранные условия',
    clear: 'Сбросить все условия',
    showAll: 'Показать все',
    showFewer: 'Свернуть',
  },
  languages: { label: 'Язык текстов', all: 'Все языки' },
  asked: {
    label: 'Уже спрашивали:',
    hint: 'Статьи, которые ответили на эти вопросы, стоят выше',
  },
  also: {
    label: 'Искали также:',
    language: '({{language}})',
    glossary: '«{{term}}» в словаре юридических терминов',
  },
  results: {
    label: 'Результаты поиска',
    incomplete: 'Поисковый индекс ещё загружается, результаты пока неполные. Повторите запрос немного позже.',
    didYouMean: 'Возможно, вы искали:',
    preferred: {
      named: 'Сначала {{countries}}: страна названа в запросе',
      chosen: 'Сначала {{countries}}: ваш выбор',
      suggested: 'Сначала {{countries}}: на это указывает запрос',
      language: 'Сначала {{countries}}: по языку страницы',
    },
    apply: 'Подать заявку',
    pastEnd: 'За последней страницей',
    pastEndHint: 'Всего страниц с результатами: {{pages}}.',
    lastPage: 'Показать последнюю страницу',
  },
  table: {
    label: 'Скачать результаты',
    as: 'Скачать результаты: {{format}}',
    first: 'только первые {{most}}',
  },
  find: {
    label: 'Найти в тексте',
    count: '{{current}} / {{total}}',
    none: 'Не найдено',
    previous: 'Предыдущее совпадение',
    next: 'Следующее совпадение',
  },
}
