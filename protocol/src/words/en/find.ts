import type { Translation } from '../translation.ts'
import type * as source from '../zh/find.ts'

export const screens: Translation<typeof source.screens> = {
  search: 'Search the Portal',
}

export const find: Translation<typeof source.find> = {
  lead: 'Laws, cases, legal needs, services, lawyers and organisations, questions and answers, news and research in one search.',
  keyword: 'Search for',
  hint: 'Name of a law, case number, keywords, or a question in everyday words',
  kind: 'Kind',
  kinds: {
    law: 'Laws',
    case: 'Cases',
    requirement: 'Legal needs',
    service: 'Services',
    provider: 'Lawyers and organisations',
    consultation: 'Questions and answers',
    publication: 'News and research',
    post: 'Forum posts',
    template: 'Contract templates',
  },
  publicationKinds: { label: 'Kinds of news and research', all: 'All kinds' },
  more: 'All {{count}} results in “{{kind}}”',
  narrow: {
    law: 'Narrow down in law search',
    case: 'Narrow down in case search',
    requirement: 'Narrow down in the list of legal needs',
    service: 'Narrow down in the service desk',
    provider: 'Filter in the directory',
    consultation: 'Narrow down in published questions',
    post: 'Narrow down in the forum',
    template: 'Narrow down among contract templates',
  },
  nothing: 'Nothing found',
  nothingText: 'Try other words, or another language.',
  readAfterSignIn: 'Sign in to search their texts as well.',
}

/** Columns of the table of publications found. */
export const foundFile: Translation<typeof source.foundFile> = { kind: 'Kind', publishedOn: 'Published' }
