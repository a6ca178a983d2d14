import { rowIdPattern } from '../kernel/row-id.ts'
import { codeOf, firstDay, lastDay, list, number, oneOf, several, text } from '../kernel/list.ts'
import { languages } from '../kernel/languages.ts'
import { longestKeyword } from '../laws/constants.ts'
import { caseSorts, caseTypes, documentTypes } from './constants.ts'

export const casesList = list({
  filters: {
    keyword: text(longestKeyword),
    searchField: oneOf(['text', 'title'], 'text'),
    country: several(codeOf('COUNTRY')),
    /** The court's canonical name, as `select` gives it. */
    court: several(text(300)),
    type: several(oneOf(caseTypes)),
    documentType: several(oneOf(documentTypes)),
    /** The cause's canonical name, as `select` gives it. */
    cause: several(text(300)),
    year: several(number(1000, 2200)),
    /** Any part of a case number; spaces, brackets and hyphens do not count. */
    caseNumber: text(100),
    /** Any part of a party's name, in any language. */
    parties: text(200),
    judgedFrom: firstDay('judged'),
    judgedTo: lastDay('judged'),
    /** What the case cites: a law's id, or its id, "#" and an article's key. */
    cites: text(100, new RegExp(`^${rowIdPattern}(#.{1,60})?$`)),
    /** Only texts in this language. */
    language: oneOf(languages),
  },
  sorts: caseSorts,
})
