import { useTranslation } from 'react-i18next'
import { defineRelease } from '../../app/content/release.tsx'
import { StepsAhead } from '../../ui/steps-ahead.tsx'
import { released, useMayOffer } from '../components/release.tsx'

/** How it goes on. */
function After() {
  const { t } = useTranslation('serviceForm')
  const mayOffer = useMayOffer()
  const steps = (['review', 'shown', 'connect', 'work'] as const).map((step) => ({
    name: t(`steps.${step}`),
    ...(step === 'review' && { note: t('steps.reviewNote') }),
  }))
  return mayOffer && <StepsAhead title={t('after')} steps={steps} />
}

export const { page } = defineRelease(released, After)
