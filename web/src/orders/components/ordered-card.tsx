import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { ContractingFirm, Fee, WorkingDays } from '../../app/records/terms.tsx'
import { useHelpFacts } from '../../help/door/use-help-facts.ts'
import { TranslatableText } from '../../translation/door/translatable-text.tsx'
import { Translatable } from '../../translation/door/translatable.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Folded, FoldedGroup } from '../../ui/folded.tsx'
import { Link } from '../../ui/link.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { Note } from '../../ui/note.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { serviceNowQuery } from '../queries.ts'
import type { OrderDetail } from '../standing.ts'
import classes from './ordered-card.module.css'

type Ordered = OrderDetail['ordered']

/** Those parts of what was ordered that a service may be changed in. */
const parts = [
  'title',
  'type',
  'businessType',
  'disputeType',
  'translationPair',
  'regions',
  'description',
  'content',
  'firm',
  'feeFrom',
  'feeTo',
  'days',
] as const satisfies readonly (keyof Ordered)[]

/** Whether a service is offered otherwise now; a text that was not kept cannot tell. */
function isAnother(now: OutputOf<Calls['lawServices']['read']>, ordered: Ordered): boolean {
  const then = { ...ordered, content: ordered.content ?? now.content }
  return parts.some((part) => JSON.stringify(now[part]) !== JSON.stringify(then[part]))
}

/** What was ordered, as it was offered then; says where the service is another now. */
export function OrderedCard({ order: { ordered, note, side, orderedAt } }: { order: OrderDetail }) {
  const { t } = useTranslation('order')
  const { t: ui } = useTranslation()
  const formatDay = useFormatDay()
  const { first, more } = useHelpFacts(ordered)
  const { data: now, isError } = useQuery(serviceNowQuery(useApp(), ordered.serviceId))
  const isChanged = now && isAnother(now, ordered)
  const isGone = isError || (now && !now.isOffered && !now.isOwn)
  return (
    <Card
      title={t('ordered')}
      note={t('asOf', { date: formatDay(orderedAt) })}
      tools={now && <Link to={`/service/desk/details?id=${ordered.serviceId}`}>{t('openService')} ›</Link>}
    >
      {(isGone || isChanged) && <Note tone="grey">{t(isGone ? 'notOffered' : 'changed')}</Note>}
      <Facts
        facts={[
          [
            t('service'),
            <span key="title" lang={ordered.language}>
              {ordered.title}
            </span>,
          ],
          ...first,
          ...more,
          [
            t('description'),
            <TranslatableText key="description" text={ordered.description} language={ordered.language} />,
          ],
          [t('fee'), <Fee key="fee" offer={ordered} />],
          [t('days'), <WorkingDays key="days" days={ordered.days} />],
          [t('firm'), <ContractingFirm key="firm" firm={ordered.firm} />],
          [t('language'), ui(`languageNames.${ordered.language}`)],
          [
            t(side === 'PLACED' ? 'note' : 'theirNote'),
            <TranslatableText key="note" text={note} className={classes.note} />,
          ],
        ]}
      />
      {ordered.content !== null && (
        <div className={classes.content}>
          <FoldedGroup>
            <Folded title={t('content')}>
              <Translatable language={ordered.language}>
                <RichText html={ordered.content} language={ordered.language} />
              </Translatable>
            </Folded>
          </FoldedGroup>
        </div>
      )}
    </Card>
  )
}
