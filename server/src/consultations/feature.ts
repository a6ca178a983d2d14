import { releaseReviews } from '../account/door.ts'
import type { Feature } from '../kernel/feature.ts'
import { consultationMoves } from './consultation-moves.ts'
import { demoConsultations, demoPreparedAnswers } from './demo.ts'
import { filesAnswered } from './files.ts'
import { endPublications, ownConsultations } from './leaving.ts'
import { publishedLink } from './links.ts'
import { pendingConsultations } from './pending.ts'
import { publicationMoves } from './publication-moves.ts'
import { countUnanswered } from './counts.ts'
import { formattedTextsOf } from './queries.ts'
import { readsOf } from './reads.ts'
import { consultationRoutes } from './routes.ts'
import { consultationCollection, consultationGroups } from './search-collection.ts'
import { countPublishedPages, listPublishedPages } from './sitemap.ts'
import { followStanding } from './standing.ts'

export const consultationsFeature = {
  name: 'consultations',
  tables: [
    'consultation',
    'consultation_file',
    'consultation_reply',
    'consultation_reply_file',
    'consultation_publication',
    'prepared_answer',
  ],
  hooks: (app, { db }) => {
    app.addHook('onClose', () => readsOf(db).write())
  },
  routes: consultationRoutes,
  jobs: ({ db }) => [{ name: 'write-reads', cron: '* * * * *', run: () => readsOf(db).write() }],
  lifecycles: [consultationMoves, publicationMoves],
  accounts: {
    'consultation.account_id': { leaving: 'row goes', exported: true },
    'consultation.assigned_to': {
      leaving: { kept: 'it is given back, and who answers it is the staff’s affair' },
      exported: { not: 'it is in the data of whose question it is' },
    },
    'consultation_reply.member_id': {
      leaving: { kept: 'the answer is the asker’s; it names its writer only while the directory does' },
      exported: true,
    },
    'consultation_reply_file.member_id': {
      leaving: { kept: 'what is attached stays with the answer, which is the asker’s' },
      exported: { not: 'the files are in the data of whoever uploaded them' },
    },
    'prepared_answer.changed_by': {
      leaving: { kept: 'the text is the platform’s; whoever wrote it has no name any more' },
      exported: { not: 'it is the platform’s' },
    },
  },
  standing: followStanding,
  leaving: { keepsFiles: filesAnswered, erase: endPublications },
  exported: ownConsultations,
  assigned: {
    role: 'DESK',
    release: (transaction, accountId) => releaseReviews(transaction, consultationMoves, accountId),
  },
  pending: pendingConsultations,
  waiting: [{ kind: 'consultations', role: 'DESK', count: countUnanswered }],
  sitemap: { count: countPublishedPages, list: listPublishedPages },
  formattedTexts: formattedTextsOf,
  demo: [demoPreparedAnswers, demoConsultations],
  search: {
    declaration: consultationCollection,
    ids: { table: 'consultation_publication', column: 'id' },
    groups: consultationGroups,
    path: ({ id }) => publishedLink(id),
  },
} as const satisfies Feature
