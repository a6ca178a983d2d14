import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './profile.module.css'
import { shownFact } from '../shown-fact.tsx'
import type { Fact, VerifiedProfileData } from '../verified-data.ts'

interface WaitingChangeProps<Data> {
  profile: VerifiedProfileData<Data>
  facts: readonly Fact<Data>[]
}

/** A change that waits, or that was refused: what differs from the valid data, fact by fact. */
export function WaitingChange<Data>({ profile: { data, submission }, facts }: WaitingChangeProps<Data>) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  const given = submission?.data
  if (!given || !['PENDING', 'REJECTED'].includes(submission.state)) return null
  const differing = facts.filter(({ text }) => text(data) !== text(given))
  const isRejected = submission.state === 'REJECTED'
  return (
    <section className={classes.notice} data-state={submission.state} aria-labelledby="change-title">
      <h2 id="change-title">{t(isRejected ? 'change.rejected' : 'change.waiting')}</h2>
      <p>{t(isRejected ? 'change.rejectedText' : 'change.waitingText')}</p>
      {isRejected && submission.reason && (
        <p className={classes.reason}>{t('verification.reason', { reason: submission.reason })}</p>
      )}
      <table className={classes.change}>
        <thead>
          <tr>
            <th scope="col">{t('change.field')}</th>
            <th scope="col">{t('change.valid')}</th>
            <th scope="col">{t('change.given')}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((fact) => (
            <tr key={fact.label}>
              <th scope="row">{fact.label}</th>
              <td data-label={t('change.valid')}>{shownFact(fact, data) || t('data.none')}</td>
              <td data-label={t('change.given')}>{shownFact(fact, given) || t('data.none')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>
        {t('verification.submitted', { date: formatInstant(submission.submittedAt, language) })}
      </p>
    </section>
  )
}
