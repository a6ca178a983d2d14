import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { Thread } from '../../conversations/door/thread.tsx'
import { OpenContacts } from '../../app/records/open-contacts.tsx'
import { useMoves } from '../../app/records/use-moves.tsx'
import { EvaluationCard } from '../../evaluations/door/evaluation-card.tsx'
import { Card } from '../../ui/card.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import type { AskedMove } from '../moves.ts'
import { shownSignUp, type OwnRequirement } from '../standing.ts'
import { allowsMove } from '../use-own-actions.ts'
import { RequirementMove } from './move-dialog.tsx'
import { OwnDetails } from './own-details.tsx'
import { OwnHead } from './own-head.tsx'
import { OwnNext } from './own-next.tsx'
import { RequirementTimeline } from './requirement-timeline.tsx'
import { SignUps } from './sign-ups.tsx'

/** A requirement of the reader's own, with its sign-ups and what the two sides write to each other. */
export function OwnRequirementView({ record: requirement }: { record: OwnRequirement }) {
  const { t } = useTranslation('ownRequirements')
  const [search] = useSearchParams()
  const named = search.get('signUp')
  const shown = shownSignUp(requirement, search)
  const { id, title, cooperations, history } = requirement
  const moves = useMoves<AskedMove>(
    (move) =>
      move.id === id
        ? allowsMove(requirement, move.name)
        : cooperations.some(
            (one) => one.id === move.id && one.abilities.some((ability) => ability === move.name),
          ),
    (asked) => (
      <RequirementMove {...asked} go={asked.move.name === 'delete' ? '/content/request/manage' : undefined} />
    ),
  )
  useAnchor(true)

  useEffect(() => {
    if (named !== null && !window.location.hash)
      document.getElementById(`sign-up-${named}`)?.scrollIntoView({ inline: 'nearest', block: 'center' })
  }, [named])

  return (
    <>
      <PageHead title={title} description={title} noIndex />
      <RecordPage
        head={<OwnHead requirement={requirement} ask={moves.ask} />}
        next={
          <>
            <OwnNext requirement={requirement} ask={moves.ask} />
            <SignUps requirement={requirement} shown={shown} ask={moves.ask} />
          </>
        }
        rail={
          <>
            <Card title={t('history')} isTight>
              <RequirementTimeline
                requirement={history}
                signUps={cooperations.map((one) => ({ ...one, name: one.provider.name }))}
              />
            </Card>
            {shown?.conversationId && <OwnDetails requirement={requirement} />}
          </>
        }
      >
        {shown?.state === 'COMPLETED' && <EvaluationCard key={shown.id} kind="cooperation" id={shown.id} />}
        {shown?.conversationId ? (
          <div id="thread">
            <Thread
              key={shown.id}
              conversationId={shown.conversationId}
              title={<Quoting words={(name) => t('thread', { name })} said={shown.provider.name} />}
              lead={shown.contacts && <OpenContacts lead={t('opened')} contacts={shown.contacts} />}
            />
          </div>
        ) : (
          <OwnDetails requirement={requirement} />
        )}
      </RecordPage>
      {moves.dialog}
    </>
  )
}
