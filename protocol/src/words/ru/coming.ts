import type { Translation } from '../translation.ts'
import type * as source from '../zh/coming.ts'

export const screens: Translation<typeof source.screens> = {
  'service/aiLegal': 'Ответы ИИ',
  'service/contract': 'Образцы договоров',
  'service/contract/detail': 'Образец договора',
  'communication/forum': 'Правовой форум',
  'communication/forum/detail': 'Запись форума',
  'usercenter/myBBS': 'Мои записи на форуме',
}

export const posts: Translation<typeof source.posts> = {
  lead: 'Ваши записи на правовом форуме.',
  empty: 'Правовой форум готовится к открытию',
  emptyText:
    'Когда он откроется, здесь появятся ваши записи и комментарии к ним. А пока вы можете искать нормативные акты или связаться с нами.',
}
