import type { Translation } from '../translation.ts'
import type * as source from '../zh/publications.ts'

export const screens: Translation<typeof source.screens> = {}

export const audit: Translation<typeof source.audit> = {
  'publication.add': 'Drafted a publication',
  'publication.revise': 'Began a new version of a publication',
  'publication.pin': 'Pinned or unpinned a publication',
  'publication.preview': 'Made a preview link',
  'publication.edit': 'Edited a publication',
  'publication.submit': 'Submitted a publication for review',
  'publication.approve': 'Approved a publication',
  'publication.return': 'Returned a publication',
  'publication.withdraw': 'Withdrew a publication',
  'publication.restore': 'Made a draft of a withdrawn publication',
  'publication.discard': 'Discarded a draft',
  'publication.publish': 'A publication was published at its time',
  'publication.replace': 'A new version replaced the published one',
}

export const waiting: Translation<typeof source.waiting> = {
  publications_one: '{{count}} publication to review',
  publications_other: '{{count}} publications to review',
}
