import type { Translation } from '../translation.ts'
import type { search as source } from '../zh/search.ts'

export const search: Translation<typeof source> = {
  tabs: { label: 'Search in', laws: 'Laws and regulations', cases: 'Cases', everything: 'Everything' },
  form: {
    field: 'Search in',
    text: 'Full text',
    title: 'Title',
    submit: 'Search',
    more: 'More options',
    sort: 'Sort by',
    relevance: 'Relevance',
  },
  filters: {
    label: 'Filters',
    applied: 'Filters applied',
    clear: 'Clear all filters',
    showAll: 'Show all',
    showFewer: 'Show fewer',
  },
  languages: { label: 'Texts in', all: 'All languages' },
  asked: {
    label: 'Asked before:',
    hint: 'The articles that answered these questions stand further up',
  },
  also: {
    label: 'Also searched:',
    language: '({{language}})',
    glossary: 'See “{{term}}” in the legal glossary',
  },
  results: {
    label: 'Search results',
    incomplete: 'The index is still loading: these results are not complete yet. Please try again shortly.',
    didYouMean: 'Did you mean:',
    preferred: {
      named: '{{countries}} first: named in your question',
      chosen: '{{countries}} first: your choice',
      suggested: '{{countries}} first: your question points there',
      language: '{{countries}} first: by your language',
    },
    apply: 'Apply for a lookup',
    pastEnd: 'Past the last page',
    pastEndHint: 'Pages of results: {{pages}}.',
    lastPage: 'Show the last page',
  },
  table: {
    label: 'Download results',
    as: 'Download results as {{format}}',
    first: 'the first {{most}} only',
  },
  find: {
    label: 'Find in this text',
    count: '{{current}} / {{total}}',
    none: 'Not found',
    previous: 'Previous match',
    next: 'Next match',
  },
}
