import { codeOf, firstDay, lastDay, list, number, oneOf, several, text } from '../kernel/list.ts'
import { languages } from '../kernel/languages.ts'
import { preferableCountries } from '../kernel/preferred-country.ts'
import {
  effectLevels,
  lawCategories,
  lawSorts,
  levelDoubts,
  longestKeyword,
  noPreference,
  timelinessStates,
} from './constants.ts'

export const lawsList = list({
  filters: {
    keyword: text(longestKeyword),
    searchField: oneOf(['text', 'title'], 'text'),
    country: several(codeOf('COUNTRY')),
    publishDepartment: several(text(300)),
    category: several(oneOf(lawCategories)),
    year: several(number(1000, 2200)),
    effectLevel: several(oneOf(effectLevels)),
    timeliness: several(oneOf(timelinessStates)),
    effectiveFrom: firstDay('effective'),
    effectiveTo: lastDay('effective'),
    /** The country whose laws go before others, or that none does. */
    prefer: oneOf([...preferableCountries, noPreference]),
    /** Only texts in this language. */
    language: oneOf(languages),
  },
  sorts: lawSorts,
})

/** Laws whose level their import left open, as those see them who state it. */
export const lawLevelsList = list({
  filters: {
    /** Part of a title, in any language. */
    keyword: text(100),
    state: oneOf(['OPEN', 'STATED']),
    doubt: oneOf(levelDoubts),
  },
  tabs: 'state',
  sorts: ['newest', 'oldest'],
  sizes: [20, 50, 100],
})
