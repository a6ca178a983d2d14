import { useTranslation } from 'react-i18next'
import classes from './steps.module.css'

export type Step = 'account' | 'details' | 'done'

/** Where one is in the registration. */
export function Steps({ steps, current }: { steps: readonly Step[]; current: Step }) {
  const { t } = useTranslation('account')
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-past={index < steps.indexOf(current) || undefined}
        >
          <span>{index + 1}</span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
