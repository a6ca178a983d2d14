import { codeOf, firstDay, lastDay, list, oneOf, text } from '../kernel/list.ts'
import { eventStates } from './event-state.ts'
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

/** What takes place, by when it begins. */
export const eventsList = list({
  filters: {
    keyword: text(100),
    category: codeOf('PUBLICATION_TOPIC'),
    country: codeOf('COUNTRY'),
    state: oneOf(eventStates),
    from: firstDay('held'),
    until: lastDay('held'),
  },
  sorts: ['latest', 'soonest'],
  sizes: [10, 20, 50],
})

/** Products, which have types of their own. */
export const productsList = list({
  filters: { ...published, category: codeOf('PRODUCT_TYPE') },
  sorts: ['newest', 'oldest'],
  sizes: [12, 24, 48],
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
