import { list, oneOf, text } from '../kernel/list.ts'
import { foundKinds, longestFound } from './constants.ts'

/** What a text finds of one kind. */
export const foundList = list({
  filters: { keyword: text(longestFound), kind: oneOf(foundKinds, 'law') },
  sorts: ['relevance'],
  sizes: [10, 20, 50],
})
