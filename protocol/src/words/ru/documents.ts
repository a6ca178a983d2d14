import type { documents as source } from '../zh/documents.ts'
import type { Translation } from '../translation.ts'

export const documents: Translation<typeof source> = {
  contents: 'Содержание',
  page: 'Страница {{page}} из {{pages}}',
  address: 'Постоянный адрес',
  source: 'Официальный источник',
  verifiedOn: 'Последняя сверка',
  exportedOn: 'Дата загрузки',
  country: 'Страна',
  law: {
    number: 'Номер',
    department: 'Принявший орган',
    level: 'Юридическая сила',
    adoptedOn: 'Дата принятия',
    effectiveOn: 'Дата вступления в силу',
    repealedOn: 'Утратил силу',
    wording: 'Редакция',
    from: 'с {{from}}',
    between: 'с {{from}} по {{until}}',
    status: 'Статус на {{date}}',
    digestNote:
      'Документ содержит изложение основных статей словами Платформы и не является официальным текстом. При применении руководствуйтесь официальным источником.',
    translationNote:
      'Документ является переводом и приводится для справки. При расхождениях преимущество имеет оригинал.',
    pastNote: 'Это не та редакция, которая действует сегодня.',
  },
  case: {
    court: 'Суд',
    number: 'Номер дела',
    judgedOn: 'Дата решения',
    type: 'Категория дела',
    documentType: 'Вид документа',
    cause: 'Предмет спора',
    sampleNote:
      'Образец, составленный Платформой. Это не настоящее судебное решение; стороны и обстоятельства вымышлены.',
    translationNote:
      'Документ является переводом и приводится для справки. При расхождениях преимущество имеет оригинал.',
  },
}
