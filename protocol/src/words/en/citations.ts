import type { citations as source } from '../zh/citations.ts'
import type { Translation } from '../translation.ts'

export const citations: Translation<typeof source> = {
  card: {
    loading: 'Loading…',
    failed: 'Cannot be shown now; the link opens it.',
    judged: 'Decided {{date}}',
    from: 'Version in force from {{date}}',
    provisionFrom: 'this article, or part of it, in force from {{date}}',
    notRecorded: 'Version of {{date}}; effective date not recorded',
    notHeld_one: 'Of this law {{count}} article is held, and not the one cited.',
    notHeld_other: 'Of this law {{count}} articles are held, and not the one cited.',
    nearest: 'Nearest: {{articles}}',
    actNotHeld: 'The act is known, but it is not held here. The link searches for it, and leads to a lookup.',
  },
  changed: 'The article cited reads otherwise since {{date}}',
  changedMark: 'changed',
  citedBy: {
    title: 'Cited by',
    none: 'No law or case held here cites it.',
    articles_one: '{{count}} article of a law',
    articles_other: '{{count}} articles of laws',
    cases_one: '{{count}} case',
    cases_other: '{{count}} cases',
    more: 'Show more',
    label: 'Articles and cases that cite it',
  },
}
