import type { Translation } from '../translation.ts'
import type { feeds as source, publicationKinds as kindsSource } from '../zh/feeds.ts'

/** Feeds that readers subscribe to. */
export const feeds: Translation<typeof source> = {
  title: '{{kind}} · {{portal}}',
}

/** What each kind of publication is called where several stand together. */
export const publicationKinds: Translation<typeof kindsSource> = {
  policy: 'Policy documents',
  news: 'News',
  dynamic: 'Service updates',
  notice: 'Notices',
  article: 'Popular articles',
  ask: 'Questions and answers',
  case: 'Shared cases',
  interview: 'Expert interviews',
  research: 'Research',
  training: 'Trainings',
  activity: 'Activities',
  product: 'Law-service products',
}
