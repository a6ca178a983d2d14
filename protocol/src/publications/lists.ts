import { codeOf, firstDay, lastDay, list, oneOf, text } from '../kernel/list.ts'
import { publicationKinds } from './kinds.ts'
import { deskStates } from './lifecycle.ts'

const published = {
  keyword: text(100),
  country: codeOf('COUNTRY'),
  from: firstDay('published'),
  until: lastDay('published'),
}

/** What is published of a kind, what is pinned first. */
export const publicationsList = list({
  filters: { ...published, category: codeOf('PUBLICATION_TOPIC') },
  sorts: ['newest', 'oldest'],
  sizes: [10, 20, 50],
})

/** Research, which has types of its own. */
export const researchList = list({
  filters: { ...published, category: codeOf('RESEARCH_TYPE') },
  sorts: ['newest', 'oldest'],
  sizes: [10, 20, 50],
})

/** What is wrong with the languages of a publication. */
export const translationGaps = ['missing', 'older'] as const

/** All publications as the desk has them, each by its latest version. */
export const deskPublicationsList = list({
  filters: {
    keyword: text(100),
    state: oneOf(deskStates),
    kind: oneOf(publicationKinds),
    translation: oneOf(translationGaps),
  },
  tabs: 'state',
  sorts: ['changed', 'newest', 'oldest'],
  columns: { publishedAt: { up: 'oldest', down: 'newest' } },
  sizes: [20, 50],
})
