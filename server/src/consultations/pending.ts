import { providerTypes, registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { PendingKind } from '../kernel/pending.ts'
import { ownConsultationLink, teamConsultationLink } from './links.ts'
import { waitingForTeams } from './queries.ts'

/** Texts to be published that their askers have not agreed to yet. */
const offers: PendingKind = {
  kind: 'publicationOffers',
  types: registeredTypes,
  rows: (_db, accountId) => sql`
    select consultation.id, consultation.id as thing_id, consultation.title, 1 as count, offered_at as since
    from consultation join consultation_publication on consultation_publication.id = consultation.id
    where consultation.account_id = ${accountId} and consultation_publication.state = 'OFFERED'`,
  link: ({ id }) => ownConsultationLink(id),
}

/** Questions to the teams that somebody is in. */
const ofTeam: PendingKind = {
  kind: 'teamConsultations',
  types: providerTypes,
  rows: (db, accountId) =>
    waitingForTeams(db, accountId)
      .select(['consultation.id', 'consultation.id as thing_id', 'consultation.title'])
      .select(sql<number>`1`.as('count'))
      .select('consultation.asked_at as since'),
  link: ({ id }) => teamConsultationLink(id),
}

/** What of consultations waits for somebody, as an asker or as one of a team. */
export const pendingConsultations = [offers, ofTeam]
