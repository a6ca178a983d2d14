import type { Translation } from '../translation.ts'
import type * as source from '../zh/think.ts'

export const screens: Translation<typeof source.screens> = {
  think: 'Think tank',
}

export const think: Translation<typeof source.think> = {
  lead: 'Interviews with experts, discussions among peers, research and institutions, in one place.',
  more: 'See all',
  noneTitle: 'Nothing in the think tank yet',
  noneText: 'Interviews, research, discussions and institutions appear here once they are published.',
  interviews: {
    title: 'Interviews',
    lead: 'Practising lawyers, arbitrators and scholars on cases and institutions',
  },
  research: { title: 'Research', lead: 'Country studies, special reports and guides to practice' },
  forum: {
    title: 'Legal forum',
    lead: 'What peers discuss now',
    comments_one: '{{count}} reply',
    comments_other: '{{count}} replies',
  },
  institutions: {
    title: 'Institutions',
    lead: 'Notaries, mediation, arbitration, forensic appraisal and legal aid',
  },
}
