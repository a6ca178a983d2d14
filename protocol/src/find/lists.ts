import { list, oneOf, text } from '../kernel/list.ts'
import { preferableCountries } from '../kernel/preferred-country.ts'
import { noPreference } from '../laws/constants.ts'
import { publicationKinds } from '../publications/kinds.ts'
import { foundKinds, longestFound } from './constants.ts'

/** What a text finds of one kind. */
export const foundList = list({
  filters: {
    keyword: text(longestFound),
    kind: oneOf(foundKinds, 'law'),
    /** Of publications. */
    publicationKind: oneOf(publicationKinds),
    /** The country whose laws go before others, or that none does. */
    prefer: oneOf([...preferableCountries, noPreference]),
  },
  sorts: ['relevance'],
  sizes: [10, 20, 50],
})
