import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ActDialog } from '../../app/forms/act-dialog.tsx'
import { MoreRows } from '../../app/lists/more-rows.tsx'
import { useEndlessList } from '../../app/lists/use-endless-list.ts'
import { useApp } from '../../app/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { SmallButton } from '../../ui/small-button.tsx'
import { Written } from '../../ui/written.tsx'
import { conversationsOf, forgetConversations, historyKey } from '../queries.ts'
import classes from './history.module.css'

const pagePath = '/service/aiLegal'

interface Row {
  id: string
  title: string
  askedAt: string
}

interface RemovalProps {
  /** The conversation that goes; without it all of them. */
  row?: Row | undefined
  /** The one that is shown. */
  current: string | null
  onClose: () => void
}

/** Asks before a conversation is deleted, or all of them. */
function Removal({ row, current, onClose }: RemovalProps) {
  const { t } = useTranslation('askLaw')
  const { ask, queries } = useApp()
  const navigate = useNavigate()
  return (
    <ActDialog
      title={t(row ? 'history.removeTitle' : 'history.clearTitle')}
      text={row ? t('history.removeText', { title: row.title }) : t('history.clearText')}
      confirm={t(row ? 'history.removeYes' : 'history.clearYes')}
      cancel={t('history.keep')}
      isDestructive
      send={() => (row ? ask('assistant', 'remove', { params: { id: row.id } }) : ask('assistant', 'clear'))}
      after={{
        toast: t(row ? 'history.removed' : 'history.cleared'),
        invalidates: [historyKey],
        done: async () => {
          if (!row || row.id === current) await navigate(pagePath, { replace: true })
          forgetConversations(queries, row?.id)
          onClose()
        },
      }}
      onClose={onClose}
    />
  )
}

interface GroupProps {
  title: string
  rows: readonly Row[]
  current: string | null
  onRemove: (row: Row) => void
}

function Group({ title, rows, current, onRemove }: GroupProps) {
  const { t } = useTranslation('askLaw')
  if (rows.length === 0) return null
  return (
    <section className={classes.group}>
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={`${pagePath}?id=${row.id}`} aria-current={row.id === current ? 'true' : undefined}>
              <Written>{row.title}</Written>
            </Link>
            <button
              type="button"
              aria-label={t('history.remove', { title: row.title })}
              onClick={() => onRemove(row)}
            >
              <Icon name="remove" size={15} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The reader's own conversations: opened again, deleted, all cleared. */
export function History({ current }: { current: string | null }) {
  const { t } = useTranslation('askLaw')
  const { query, rows, more } = useEndlessList(conversationsOf(useApp()))
  const [removed, setRemoved] = useState<Row | 'all' | null>(null)
  const all = [...rows.values()]
  const today = zoneToday()
  const isToday = ({ askedAt }: Row) => zoneToday(new Date(askedAt)) === today
  return (
    <>
      <ButtonLink to={pagePath} variant="default" isWide icon={<Icon name="plus" size={16} />}>
        {t('history.new')}
      </ButtonLink>
      <QueryView query={query} skeleton={<RowSkeletons rows={4} height={40} />}>
        {() => (
          <>
            {all.length === 0 && <p className={classes.hint}>{t('history.none')}</p>}
            <Group
              title={t('history.today')}
              rows={all.filter(isToday)}
              current={current}
              onRemove={setRemoved}
            />
            <Group
              title={t('history.earlier')}
              rows={all.filter((row) => !isToday(row))}
              current={current}
              onRemove={setRemoved}
            />
            <MoreRows more={more}>{t('history.more')}</MoreRows>
            {all.length > 0 && (
              <p>
                <SmallButton icon="remove" onClick={() => setRemoved('all')}>
                  {t('history.clear')}
                </SmallButton>
              </p>
            )}
          </>
        )}
      </QueryView>
      {removed && (
        <Removal
          row={removed === 'all' ? undefined : removed}
          current={current}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  )
}
