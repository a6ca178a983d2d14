import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { fragment } from '../kernel/fields.ts'
import { tableFormats, tableTypes } from '../kernel/file.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import { languages } from '../kernel/languages.ts'
import { listFilters, listQuery } from '../kernel/list-schema.ts'
import { pageOf } from '../kernel/paging.ts'
import { timelinessStates } from '../laws/constants.ts'
import { alsoSearched, askedBefore, citationsNotHeld, preferredLaws, versionsCited } from '../laws/schemas.ts'
import { publicationKinds } from '../publications/kinds.ts'
import { titleOrigin } from '../kernel/title-origin.ts'
import { foundKinds } from './constants.ts'
import { foundList } from './lists.ts'

/** A thing found, with the best of its matching passages. */
const found = z.object({
  id: z.string(),
  kind: z.enum(foundKinds),
  /** Path of the screen that shows it. */
  path: z.string(),
  title: z.array(fragment),
  titleLanguage: z.enum(languages),
  /** Of a law. */
  titleOrigin: titleOrigin.nullable(),
  /** Of a law. */
  law: z
    .object({
      /** Names of all countries that it is held for. */
      countries: z.array(z.string()),
      timeliness: z.enum(timelinessStates),
      isDigest: z.boolean(),
      /** First day of a later wording that is known and not held. */
      amendedFrom: z.iso.date().nullable(),
    })
    .nullable(),
  /** Official number, case number, code of a requirement. */
  number: z.string().nullable(),
  /** Of a publication: its kind, and the day it was published. */
  publication: z.object({ kind: z.enum(publicationKinds), on: z.iso.date().nullable() }).nullable(),
  /** Null where it was found by its title, or the reader may not read its text. */
  passage: z
    .object({
      language: z.enum(languages),
      /** Number and heading of an article, heading of a section. */
      heading: z.string().nullable(),
      text: z.array(fragment),
    })
    .nullable(),
})

/** What is said beside what was found. */
const said = {
  /** Other wordings worth trying: where a word looks mistyped, and where nothing was found. */
  didYouMean: z.array(z.string()),
  /** Terms of the glossary that were searched beside the text's own words, by language. */
  alsoSearched,
  /** Of laws. */
  notHeld: citationsNotHeld,
  versionsCited,
  /** The text is the number of an article and names no act. */
  isActOpen: z.boolean(),
  askedBefore,
  /** Of laws; null where none go before others. */
  preferred: preferredLaws.nullable(),
  /** Whether all that is stored can be found by now. */
  isComplete: z.boolean(),
}

export const findCalls = {
  overview: call({
    method: 'GET',
    path: '/web/search/overview',
    access: 'public',
    summary: 'What a text finds in all that is published: of each kind how many, and the best three',
    query: listFilters(foundList).pick({ keyword: true, prefer: true }),
    output: z.object({
      /** In the order of `foundKinds`; before the others where one of the best bears the number that is looked for. */
      kinds: z.array(z.object({ kind: z.enum(foundKinds), total: z.int(), best: z.array(found) })),
      ...said,
    }),
  }),
  page: call({
    method: 'GET',
    path: '/web/search/page',
    access: 'public',
    summary: 'What a text finds of one kind, the best first',
    list: foundList,
    query: listQuery(foundList),
    output: pageOf(found).extend({
      ...said,
      /** Of publications: how many there are of each kind, whichever is chosen. */
      publicationKinds: z.array(z.object({ kind: z.enum(publicationKinds), count: z.int() })),
    }),
  }),
  table: call({
    method: 'GET',
    path: '/web/search/table',
    access: 'public',
    summary: 'What a text finds of one kind, the best first: a table of up to 1,000 rows',
    query: listFilters(foundList).extend({ format: z.enum(tableFormats) }),
    output: fileAnswer,
    file: Object.values(tableTypes),
    perMinute: 10,
  }),
}
