import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { isPendingKind, pendingIcons, type PendingKind } from '../kinds.ts'
import { waitingTurnQuery } from '../queries.ts'

interface WaitingTurnProps {
  /** What can wait here, in this order: the first that does is shown. */
  kinds: readonly PendingKind[]
  /** Said where nothing waits: what will be told here. */
  calm: string
}

/** What waits for the reader in all that a list holds; `waitingTurnQuery` asks for it when the page is made. */
export function WaitingTurn({ kinds, calm }: WaitingTurnProps) {
  const { t } = useTranslation('pending')
  const { data } = useQuery(waitingTurnQuery(useApp(), kinds))
  if (!data) return null
  const [first] = data.content
  if (!first || !isPendingKind(first.kind))
    return <NextStep tone="jade" icon="check" who={t('turn.none')} title={t('turn.calm')} text={calm} />
  const { kind, title, count, link } = first
  const total = data.page.totalElements
  const others = total - 1
  return (
    <NextStep
      tone="seal"
      icon={pendingIcons[kind]}
      who={t('other', { count: total })}
      title={t(`kinds.${kind}`, { count })}
      text={
        <Quoting
          words={(said) =>
            others > 0 ? t('turn.more', { title: said, count: others }) : t('turn.about', { title: said })
          }
          said={title}
        />
      }
    >
      <ButtonLink to={link}>{t(`open.${kind}`)}</ButtonLink>
      {others > 0 && (
        <ButtonLink to="/content/waiting" variant="default">
          {t('turn.all')}
        </ButtonLink>
      )}
    </NextStep>
  )
}
