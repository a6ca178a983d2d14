import { useTranslation } from 'react-i18next'
import { currency } from '../../app/records/terms.tsx'
import { useUnanswered } from '../../conversations/door/use-unanswered.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatMoney } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { AskedMove } from '../moves.ts'
import { standingLooks, standingOf, type OwnLookup } from '../standing.ts'
import { useDocuments } from './use-documents.ts'

interface OwnNextProps {
  lookup: OwnLookup
  ask: (move: AskedMove) => void
}

function Completed({ lookup }: { lookup: OwnLookup }) {
  const { t } = useTranslation('lookup')
  const { save, saving } = useDocuments('document', lookup)
  return (
    <NextStep
      {...standingLooks.completed}
      who={t('turn.completed.who')}
      title={t('turn.completed.title')}
      text={t('turn.completed.text')}
    >
      <Button icon={<Icon name="document" size={16} />} isBusy={saving === 'pdf'} onClick={() => save('pdf')}>
        {t('pdf')}
      </Button>
      <ButtonLink to={`/business/release?about=${lookup.code}`} variant="default">
        {t('ask')}
      </ButtonLink>
    </NextStep>
  )
}

/** Whose turn it is with a lookup, and why: it follows from the state, the quote, or a message without an answer. */
export function OwnNext({ lookup, ask }: OwnNextProps) {
  const { t } = useTranslation('lookup')
  const { t: words } = useTranslation('lookups')
  const language = useLanguage()
  const { id, state, reason, quote, conversationId } = lookup
  const standing = standingOf(lookup)
  const isOpen = state === 'SUBMITTED' || state === 'INVESTIGATING'
  const answer = useUnanswered(isOpen ? conversationId : null)
  if (standing === 'completed') return <Completed lookup={lookup} />
  const thread = `?id=${id}#thread`
  if (answer && standing !== 'quoted') {
    return (
      <NextStep {...answer.look} title={t('answer')}>
        <ButtonLink to={thread}>{answer.open}</ButtonLink>
      </NextStep>
    )
  }
  const terms = quote && {
    cost: formatMoney(quote.cost, currency, language),
    days: words('workingDays', { count: quote.days }),
  }
  return (
    <NextStep
      {...standingLooks[standing]}
      who={t(`turn.${standing}.who`)}
      title={t(`turn.${standing}.title`, { ...terms })}
      text={
        standing === 'declined' ? (
          <Quoting words={(said) => words('declinedBecause', { reason: said })} said={reason ?? ''} />
        ) : (
          t(`turn.${standing}.text`)
        )
      }
    >
      {standing === 'quoted' && (
        <Button onClick={() => ask({ name: 'acceptQuote', lookup })}>{words('actions.acceptQuote')}</Button>
      )}
      {(standing === 'declined' || standing === 'cancelled') && (
        <ButtonLink to={`/content/lookup/form?copy=${id}`} variant="default">
          {t('again')}
        </ButtonLink>
      )}
      {isOpen && conversationId !== null && (
        <ButtonLink to={thread} variant="default">
          {t('toThread')}
        </ButtonLink>
      )}
    </NextStep>
  )
}
