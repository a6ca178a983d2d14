import { list, oneOf, text } from '../kernel/list.ts'
import { branches } from './constants.ts'

export const conceptsList = list({
  filters: {
    /** Part of a term or synonym in any of the languages. */
    keyword: text(200),
    branch: oneOf(branches),
  },
  sorts: ['alphabet'],
  sizes: [20],
})
