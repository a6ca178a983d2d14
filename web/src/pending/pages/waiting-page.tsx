import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { pendingCalls } from '@portal/protocol/pending/calls.ts'
import { useTranslation } from 'react-i18next'
import { ContentPage } from '../../app/content/content-room.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { Written } from '../../ui/written.tsx'
import { isPendingKind, pendingIcons } from '../kinds.ts'
import { pendingWork } from '../queries.ts'
import classes from './waiting-page.module.css'

type Pending = OutputOf<typeof pendingCalls.page>['content'][number]

/** Something that goes on only when the reader does something. */
function PendingRow({ item: { kind, title, count, link, since } }: { item: Pending }) {
  const { t } = useTranslation('pending')
  const day = useFormatDay()
  return (
    <article className={classes.row}>
      <span className={classes.icon}>
        <Icon name={isPendingKind(kind) ? pendingIcons[kind] : 'bell'} size={22} />
      </span>
      <div className={classes.words}>
        <h2>{isPendingKind(kind) ? t(`kinds.${kind}`, { count }) : t('other', { count })}</h2>
        <p>
          <Written>{title}</Written>
        </p>
        <p className={classes.since}>{t('since', { date: day(since) })}</p>
      </div>
      <ButtonLink to={link}>{isPendingKind(kind) ? t(`open.${kind}`) : t('view')}</ButtonLink>
    </article>
  )
}

/** What waits for the reader, whatever it is about. */
function WaitingPage() {
  const { t } = useTranslation('pending')
  const { t: screen } = useTranslation('screens')
  const list = useList(pendingWork)
  return (
    <ContentPage title={screen('content/waiting')} lead={t('lead')}>
      <CardList
        label={t('list')}
        list={list}
        rowHeight={104}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          spot: 'done',
          action: (
            <ButtonLink to="/content/request/manage" variant="default">
              {t('mine')}
            </ButtonLink>
          ),
        }}
        render={(item) => <PendingRow item={item} />}
      />
    </ContentPage>
  )
}

export const { page } = definePage({
  load: (input) => loadList(pendingWork, input),
  Component: WaitingPage,
})
