import type { Translation } from '../translation.ts'
import type * as source from '../zh/coming.ts'

export const screens: Translation<typeof source.screens> = {
  'service/aiLegal': 'AI legal answers',
  'service/contract': 'Contract templates',
  'service/contract/detail': 'Contract template',
  'communication/forum': 'Legal forum',
  'communication/forum/detail': 'Post',
  'usercenter/myBBS': 'My posts',
}

export const posts: Translation<typeof source.posts> = {
  lead: 'Your posts in the legal forum.',
  empty: 'The legal forum is being prepared',
  emptyText:
    'Once it opens, your posts and the comments on them will appear here. Until then you can search laws and regulations or contact us.',
}
