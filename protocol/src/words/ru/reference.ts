import type { Translation } from '../translation.ts'
import type * as source from '../zh/reference.ts'

export const screens: Translation<typeof source.screens> = {
  'admin/dictionaries': 'Справочники',
}

export const audit: Translation<typeof source.audit> = {
  'admin.save-country': 'Сохранена страна',
  'admin.save-dictionary-entry': 'Сохранено значение справочника',
}

export const dictionaries: Translation<typeof source.dictionaries> = {
  lead: 'Значения, из которых выбирают пользователи. Код изменить нельзя. Ненужное значение можно скрыть: на имеющиеся данные это не повлияет.',
  type: 'Справочник',
  types: {
    COUNTRY: 'Страны',
    INDUSTRY: 'Отрасли',
    SPECIALTY_AREA: 'Области практики',
    DISPUTE_TYPE: 'Виды споров',
    TRANSLATION_PAIR: 'Языковые пары',
    CONSULTATION_TYPE: 'Виды консультаций',
    PUBLICATION_TOPIC: 'Темы публикаций',
    RESEARCH_TYPE: 'Виды исследований',
    PRODUCT_TYPE: 'Виды продуктов',
    FORUM_CATEGORY: 'Рубрики форума',
    TEMPLATE_CATEGORY: 'Категории образцов договоров',
    CURRENCY: 'Валюты',
    SERVICE_TYPE: 'Виды услуг',
    COMPANY_SIZE: 'Размеры компаний',
    WORKING_LANGUAGE: 'Рабочие языки',
    PROVIDER_KIND: 'Виды исполнителей',
    AGENCY_TYPE: 'Виды организаций',
    PRIORITY: 'Срочность',
    USER_TYPE: 'Типы пользователей',
    LAW_EFFECT_LEVEL: 'Юридическая сила',
    LAW_TIMELINESS: 'Статус акта',
    LAW_CATEGORY: 'Отрасли права',
    LAW_KIND: 'Виды актов',
    CASE_TYPE: 'Виды дел',
    CASE_DOCUMENT_TYPE: 'Виды документов',
    CASE_SECTION: 'Разделы судебного акта',
    PARTY_ROLE: 'Процессуальное положение сторон',
    LANGUAGE: 'Языки',
  },
  code: 'Код',
  codeHint: 'Заглавные латинские буквы, цифры и подчёркивание; после сохранения изменить нельзя',
  countryCodeHint: 'Две заглавные буквы по ISO 3166; после сохранения изменить нельзя',
  position: 'Порядок',
  isHidden: 'Скрыто',
  hidden: 'Скрыто',
  shown: 'Показано',
  showing: 'Отображение',
  closed: 'эти коды используются в правилах Платформы, добавить новые нельзя',
  add: 'Добавить значение',
  edit: 'Изменить',
  addTitle: 'Новое значение',
  editTitle: 'Значение {{code}}',
  codeTaken: 'Такой код уже есть',
  badCode: 'Неверный формат кода',
  badPosition: 'Введите целое число от 0 до 10000',
}
