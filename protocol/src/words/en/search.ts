import type { Translation } from '../translation.ts'
import type { search as source } from '../zh/search.ts'

export const search: Translation<typeof source> = {
  tabs: { label: 'Search in', laws: 'Laws and regulations', cases: 'Cases' },
  form: {
    field: 'Search in',
    text: 'Full text',
    title: 'Title',
    submit: 'Search',
    more: 'More options',
    from: 'From',
    to: 'To',
    badDates: 'The start date must not be later than the end date',
    sort: 'Sort by',
    relevance: 'Relevance',
  },
  picker: {
    any: 'Any',
    chosen_one: '{{count}} chosen',
    chosen_other: '{{count}} chosen',
    find: 'Find: {{name}}',
    none: 'Nothing matches',
    more_one: '{{count}} more: type to narrow the list',
    more_other: '{{count}} more: type to narrow the list',
    clear: 'Clear the choice',
  },
  filters: {
    label: 'Filters',
    show: 'Show filters',
    applied: 'Filters applied',
    remove: 'Remove filter: {{name}}',
    clear: 'Clear all filters',
    showAll: 'Show all',
    showFewer: 'Show fewer',
  },
  languages: { label: 'Texts in', all: 'All languages' },
  also: {
    label: 'Also searched:',
    language: '({{language}})',
    glossary: 'See “{{term}}” in the legal glossary',
  },
  results: {
    label: 'Search results',
    didYouMean: 'Did you mean:',
    apply: 'Apply for a lookup',
    pastEnd: 'Past the last page',
    pastEndHint: 'The results have {{pages}} pages.',
    lastPage: 'Show the last page',
  },
  find: {
    label: 'Find in this text',
    count: '{{current}} / {{total}}',
    none: 'Not found',
    previous: 'Previous match',
    next: 'Next match',
  },
}
