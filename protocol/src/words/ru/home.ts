import type { Translation } from '../translation.ts'
import type * as source from '../zh/home.ts'

export const screens: Translation<typeof source.screens> = {
  home: 'Главная',
}

export const home: Translation<typeof source.home> = {
  headlineFirst: 'Право стран Пояса и пути:',
  headlineSecond: 'найти, спросить, решить вопрос',
  lead: 'Ищите нормативные акты и судебные решения стран ШОС, размещайте запросы и напрямую связывайтесь с юристами, переводчиками и арбитражными учреждениями.',
  searchLabel: 'Поиск нормативных актов',
  caseSearchLabel: 'Поиск судебных дел',
  placeholder: 'Вопрос, название акта или статья, например: ст. 393 ГК РФ',
  casePlaceholder: 'Обстоятельства, номер или название дела, например: поставка недостатки',
  tabs: {
    label: 'Что искать',
    laws: 'Законы',
    cases: 'Дела',
    lawyers: 'Юристы и организации',
    ask: 'Вопросы',
  },
  hot: 'Часто ищут',
  hotQuestions: [
    'допуск иностранных инвестиций',
    'договор купли-продажи товаров',
    'признание и исполнение арбитражных решений',
    'расторжение трудового договора',
  ],
  entries: {
    label: 'Услуги',
    prepared: 'Готовится',
    lawyer: { title: 'Найти юриста', text: 'По языку и специализации' },
    laws: { title: 'Найти закон', text: 'Законы восьми стран' },
    demand: { title: 'Разместить запрос', text: 'Юристы откликнутся' },
    arbitration: { title: 'Решить спор', text: 'Арбитраж и медиация' },
    contract: { title: 'Образцы договоров', text: 'На двух языках' },
    assistant: { title: 'Ответы ИИ', text: 'Со ссылками на статьи' },
  },
  countries: {
    title: 'Законы по странам',
    more: 'Состав базы и обновления',
    laws_one: '{{count}} закон',
    laws_few: '{{count}} закона',
    laws_many: '{{count}} законов',
    laws_other: '{{count}} закона',
    none: 'Пока нет',
  },
  recent: {
    title: 'Недавно вступили в силу',
    more: 'Все нормативные акты',
    none: 'Пока ничего нет',
    effective: 'Вступление в силу: {{date}}',
  },
  statistics: {
    title: 'Платформа в цифрах',
    laws: 'Нормативные акты',
    articles: 'Статьи в поиске',
    cases: 'Судебные дела',
    requirements: 'открытых запросов',
    services: 'услуг предлагается',
    countries: 'Страны',
    languages: 'Языки',
  },
  lookup: {
    title: 'Не нашли нужный иностранный закон?',
    text: 'Подайте заявку на установление содержания иностранного права: укажите страну, отрасль права и вопрос. Профильная организация подготовит письменный ответ.',
    action: 'Подать заявку',
  },
  map: {
    label: 'Города, которые связывает Платформа',
    moscow: 'Москва',
    astana: 'Астана',
    bishkek: 'Бишкек',
    tashkent: 'Ташкент',
    dushanbe: 'Душанбе',
    islamabad: 'Исламабад',
    newDelhi: 'Нью-Дели',
    beijing: 'Пекин',
    qingdao: 'Циндао',
  },
}
