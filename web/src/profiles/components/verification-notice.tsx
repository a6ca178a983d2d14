import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { useViewer } from '../../app/viewer.ts'
import classes from './profile.module.css'
import type { VerifiedProfileData } from '../verified-data.ts'

/** Whether the platform has verified the data, and why not. */
export function VerificationNotice<Data>({ profile }: { profile: VerifiedProfileData<Data> }) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  const { verification, submission } = profile
  const isDemander = useViewer()?.userType === 'ENTERPRISE'
  // The reason of a change that was refused stands with the change.
  const isOfAll = submission?.data === null
  return (
    <section className={classes.notice} data-state={verification} aria-label={t('verification.label')}>
      <h2>{t(`verification.${verification}.title`)}</h2>
      <p>
        {t(
          verification === 'PENDING' && isDemander
            ? 'verification.pendingDemander'
            : `verification.${verification}.text`,
        )}
      </p>
      {verification === 'REJECTED' && isOfAll && submission.reason && (
        <p className={classes.reason}>{t('verification.reason', { reason: submission.reason })}</p>
      )}
      {verification === 'PENDING' && submission && (
        <p className={classes.note}>
          {t('verification.submitted', { date: formatInstant(submission.submittedAt, language) })}
        </p>
      )}
    </section>
  )
}
