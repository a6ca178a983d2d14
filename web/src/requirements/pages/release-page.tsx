import { useTranslation } from 'react-i18next'
import { defineRelease } from '../../app/content/release.tsx'
import { StepsAhead } from '../../ui/steps-ahead.tsx'
import { released } from '../components/release.tsx'

/** How it goes on. */
function After() {
  const { t } = useTranslation('requirementForm')
  const steps = (['review', 'shown', 'compare', 'set'] as const).map((step) => ({
    name: t(`steps.${step}`),
    ...(step === 'review' && { note: t('steps.reviewNote') }),
  }))
  return <StepsAhead title={t('after')} steps={steps} />
}

export const { page } = defineRelease(released, After)
