import type { Translation } from '../translation.ts'
import type { forms as source } from '../zh/forms.ts'

export const forms: Translation<typeof source> = {
  choose: 'Выберите',
  optional: '{{label}} (необязательно)',
  phone: { country: 'Код страны', number: 'Телефон' },
  actions: {
    save: 'Сохранить',
    saved: 'Сохранено',
    cancel: 'Отмена',
    edit: 'Изменить',
    remove: 'Удалить',
  },
  leave: {
    title: 'Покинуть страницу?',
    text: 'Введённые данные не сохранены и будут потеряны.',
    stay: 'Остаться',
    leave: 'Покинуть',
  },
  file: {
    choose: 'Выбрать файл',
    replace: 'Выбрать другой файл',
    sending: 'Загрузка: {{percent}}%',
    cancel: 'Отменить загрузку',
    cancelled: 'Загрузка отменена',
    tooLarge: 'Файл больше {{megabytes}} МБ. Выберите другой.',
    wrongType: 'Файлы этого формата не принимаются. Выберите другой.',
    failed: 'Не удалось загрузить файл. Попробуйте ещё раз.',
  },
  avatar: {
    choose: 'Загрузить фото',
    replace: 'Заменить фото',
    remove: 'Удалить фото',
    hint: 'JPG или PNG, не более 10 МБ',
  },
  crop: {
    title: 'Кадрирование фотографии',
    hint: 'Перетащите изображение или двигайте его стрелками; масштаб меняется ползунком.',
    area: 'Область, которая останется',
    zoom: 'Масштаб',
    unreadable: 'Не удалось прочитать изображение. Выберите другое.',
  },
  countries: {
    CN: 'Китай',
    RU: 'Россия',
    KZ: 'Казахстан',
    KG: 'Киргизия',
    TJ: 'Таджикистан',
    UZ: 'Узбекистан',
    PK: 'Пакистан',
    IN: 'Индия',
    HK: 'Гонконг (Китай)',
    MO: 'Макао (Китай)',
    TW: 'Тайвань (Китай)',
  },
}
