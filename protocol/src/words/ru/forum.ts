import type { Translation } from '../translation.ts'
import type * as source from '../zh/forum.ts'

export const audit: Translation<typeof source.audit> = {
  'forum.add': 'Новая тема форума',
  'forum.edit': 'Изменение темы',
  'forum.delete': 'Удаление темы',
  'forum.comment': 'Комментарий к теме',
  'forum.edit-comment': 'Изменение комментария',
  'forum.delete-comments': 'Удаление комментариев',
  'forum.like': 'Отметка «нравится»',
  'forum.unlike': 'Снятие отметки «нравится»',
  'forum.report': 'Жалоба на форуме',
  'forum.read': 'Просмотр темы на проверке',
  'forum.approve': 'Одобрение темы',
  'forum.reject': 'Отклонение темы',
  'forum.take-down': 'Снятие темы с показа',
  'forum.pin': 'Закрепление темы',
  'forum.unpin': 'Открепление темы',
  'forum.close': 'Закрытие темы',
  'forum.reopen': 'Открытие темы',
  'forum.take-down-comment': 'Снятие комментария с показа',
  'forum.dismiss-report': 'Отклонение жалобы на форуме',
  'forum.take-down-reported': 'Снятие с показа по жалобе',
  'forumPost.authorLeft': 'Тема после ухода автора',
  'forumReport.settle': 'Завершение жалобы на форуме',
}

export const waiting: Translation<typeof source.waiting> = {
  forumPosts_one: '{{count}} тема на проверке',
  forumPosts_few: '{{count}} темы на проверке',
  forumPosts_many: '{{count}} тем на проверке',
  forumPosts_other: '{{count}} темы на проверке',
  forumReports_one: '{{count}} жалоба на форуме ждёт решения',
  forumReports_few: '{{count}} жалобы на форуме ждут решения',
  forumReports_many: '{{count}} жалоб на форуме ждут решения',
  forumReports_other: '{{count}} жалобы на форуме ждут решения',
}
