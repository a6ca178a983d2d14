import type { citations as source } from '../zh/citations.ts'
import type { Translation } from '../translation.ts'

export const citations: Translation<typeof source> = {
  card: {
    loading: 'Загрузка…',
    failed: 'Сейчас показать нельзя; ссылка открывает текст.',
    judged: 'Решение от {{date}}',
    from: 'Редакция, действующая с {{date}}',
    provisionFrom: 'эта статья или её часть действует с {{date}}',
    notHeld_one: 'В собрании Платформы {{count}} статья этого акта, указанной среди них нет.',
    notHeld_few: 'В собрании Платформы {{count}} статьи этого акта, указанной среди них нет.',
    notHeld_many: 'В собрании Платформы {{count}} статей этого акта, указанной среди них нет.',
    notHeld_other: 'В собрании Платформы {{count}} статьи этого акта, указанной среди них нет.',
    notRecorded: 'Редакция от {{date}}; дата вступления в силу не указана',
    nearest: 'Ближайшие: {{articles}}',
    actNotHeld:
      'Этот акт известен, но в собрании Платформы его нет. Ссылка ведёт к поиску и к заявке по иностранному праву.',
  },
  changed: 'Статья, на которую дана ссылка, изменена с {{date}}',
  changedMark: 'изменена',
  citedBy: {
    title: 'Где цитируется',
    none: 'В собранных законах и делах ссылок на этот текст нет.',
    articles_one: '{{count}} статья закона',
    articles_few: '{{count}} статьи законов',
    articles_many: '{{count}} статей законов',
    articles_other: '{{count}} статьи законов',
    cases_one: '{{count}} дело',
    cases_few: '{{count}} дела',
    cases_many: '{{count}} дел',
    cases_other: '{{count}} дела',
    more: 'Показать ещё',
    label: 'Статьи и дела, которые ссылаются на этот текст',
  },
}
