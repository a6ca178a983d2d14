import type { Translation } from '../translation.ts'
import type * as source from '../zh/products.ts'

export const screens: Translation<typeof source.screens> = {
  lawServiceProduct: 'Продукты',
  'lawServiceProduct/list': 'Каталог продуктов',
  'lawServiceProduct/details': 'Продукт',
  'admin/products/team': 'Команда продукта',
}

export const audit: Translation<typeof source.audit> = {
  'product.set-team': 'Выбрана команда продукта',
}

export const products: Translation<typeof source.products> = {
  all: 'Все',
  types: 'Виды продуктов',
  takes: 'Срок',
  days_one: '{{count}} рабочий день',
  days_few: '{{count}} рабочих дня',
  days_many: '{{count}} рабочих дней',
  days_other: '{{count}} рабочего дня',
  byCase: 'Зависит от дела',
  fee: 'Стоимость',
  members_one: '{{count}} участник',
  members_few: '{{count}} участника',
  members_many: '{{count}} участников',
  members_other: '{{count}} участника',
  team: 'Команда',
  teamText: 'Юристы и организации, проверенные Платформой.',
  ask: {
    title: 'Заказать эту услугу',
    text: 'Команда ответит и подтвердит объём и стоимость, и только потом начнётся работа. Обращение бесплатно.',
    apply: 'Оставить заявку',
    signIn: 'Войти и оставить заявку',
    question: 'Сначала задать вопрос',
  },
  ofTeam: {
    text: 'Вы входите в команду этого продукта. Заявки клиентов вы найдёте среди вопросов вашей команде и ответите на них там.',
    open: 'Вопросы вашей команде',
  },
}

export const productsDesk: Translation<typeof source.productsDesk> = {
  lead: 'Участники показаны на странице продукта и отвечают на вопросы клиентов о нём.',
  title: 'Команда',
  text: 'Выберите из проверенных юристов и организаций, не более {{most}}; на странице они стоят в этом порядке. Новые участники получат уведомление.',
  chosen: 'Участники команды',
  search: 'Найти юриста или организацию по названию',
  none: 'Проверенных юристов и организаций не найдено',
  add: 'Добавить: {{name}}',
  remove: 'Убрать: {{name}}',
  up: 'Поднять выше: {{name}}',
  notVerified: 'Больше не подтверждён или отключён: не показан и вопросов не читает',
  save: 'Сохранить команду',
  saved: 'Команда сохранена',
  theirs:
    'Команду только что изменил другой редактор. Сейчас в ней: {{names}}. Ваш выбор остался в форме; если сохранить ещё раз, действовать будет он.',
  nobody: 'никого',
  back: 'К продукту',
}
