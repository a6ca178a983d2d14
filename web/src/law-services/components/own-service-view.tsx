import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { MovedTimeline } from '../../app/records/moved-timeline.tsx'
import { useMoves } from '../../app/records/use-moves.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { RecordHead } from '../../ui/record-head.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { allowsMove, type AskedMove } from '../moves.ts'
import { standingLooks, standingOf, type OwnService } from '../standing.ts'
import { useOwnActions } from '../use-own-actions.ts'
import { OwnCases } from './own-cases.tsx'
import { RejectedNext } from './rejected-next.tsx'
import { ServiceFacts } from './service-facts.tsx'
import { ServiceGrid } from './service-grid.tsx'
import { ServiceMove } from './service-move.tsx'
import { ServiceTag } from './service-tag.tsx'
import { ServiceText } from './service-text.tsx'

interface OwnPartProps {
  service: OwnService
  ask: (move: AskedMove) => void
}

/** Whose turn it is with a service, and why. */
function OwnServiceNext({ service, ask }: OwnPartProps) {
  const { t } = useTranslation('ownServices')
  const { edit, reopen } = useOwnActions(ask)(service)
  const { id, state, openOrders } = service
  const standing = standingOf(state)
  if (standing === null) return null
  const toOrders = openOrders > 0 && (
    <ButtonLink to="/content/service/cooperation?side=RECEIVED" variant="default">
      {t('toOrders')}
    </ButtonLink>
  )
  if (standing === 'REJECTED') {
    return (
      <RejectedNext service={service}>
        {edit?.to && <ButtonLink to={edit.to}>{edit.label}</ButtonLink>}
        {toOrders}
      </RejectedNext>
    )
  }
  return (
    <NextStep
      {...standingLooks[standing]}
      who={t(`turn.${standing}.who`)}
      title={t(`turn.${standing}.title`)}
      text={t(`turn.${standing}.text`)}
    >
      {reopen && <Button onClick={() => reopen.onClick?.()}>{reopen.label}</Button>}
      {standing === 'DISPLAYED' && (
        <ButtonLink to={`/service/desk/details?id=${id}`} variant="default">
          {t('toPublic')}
        </ButtonLink>
      )}
      {toOrders}
    </NextStep>
  )
}

/** What a service is and how it stands, and what happened to it, in the rail. */
function OwnServiceRail({ service }: Pick<OwnPartProps, 'service'>) {
  const { t } = useTranslation('ownServices')
  const { t: words } = useTranslation('lawServices')
  const formatDay = useFormatDay()
  const { history, openOrders, submittedAt } = service
  return (
    <>
      <Card title={t('history')} isTight>
        <MovedTimeline moves={history.map((move) => ({ ...move, title: words(`history.${move.action}`) }))} />
      </Card>
      <ServiceFacts
        title={t('details')}
        service={service}
        more={[
          [words('fields.openOrders'), openOrders],
          [words('fields.submittedAt'), formatDay(submittedAt)],
        ]}
      />
    </>
  )
}

/** A service of the reader's own: how it stands, its cases, what happened to it. */
export function OwnServiceView({ record: service }: { record: OwnService }) {
  const { t } = useTranslation('ownServices')
  const { t: words } = useTranslation('lawServices')
  const { id, title, state, code, cases } = service
  const moves = useMoves<AskedMove>(
    (move) =>
      move.name === 'deleteCase' ? cases.some((one) => one.id === move.id) : allowsMove(service, move.name),
    (asked) => (
      <ServiceMove {...asked} go={asked.move.name === 'delete' ? '/content/service/manage' : undefined} />
    ),
  )
  const { edit, reopen, close, delete: remove } = useOwnActions(moves.ask)(service)
  return (
    <>
      <PageHead title={title} description={title} noIndex />
      <RecordPage
        head={
          <RecordHead
            title={title}
            language={service.language}
            state={<ServiceTag state={state} />}
            code={t('code', { code })}
            actions={[edit, reopen, close, remove].filter((action) => action !== null)}
          >
            <ServiceGrid service={service} />
          </RecordHead>
        }
        next={<OwnServiceNext service={service} ask={moves.ask} />}
        rail={<OwnServiceRail service={service} />}
      >
        <Card title={words('fields.content')}>
          <ServiceText service={service} />
        </Card>
        <OwnCases key={id} service={service} ask={moves.ask} />
      </RecordPage>
      {moves.dialog}
    </>
  )
}
