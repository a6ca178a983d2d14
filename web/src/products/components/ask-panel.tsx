import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../app/viewer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import classes from './ask-panel.module.css'

/** The way to ask the team of a product, and to ask a question first. */
export function AskPanel({ product }: { product: Publication }) {
  const { t } = useTranslation('products')
  const viewer = useViewer()
  const { id, workDays } = product
  return (
    <section className={`${classes.panel} no-print`} aria-labelledby="ask-team">
      <span className={classes.icon}>
        <Icon name="case" size={24} />
      </span>
      {workDays !== null && <p className={classes.days}>{t('days', { count: workDays })}</p>}
      <h2 id="ask-team">{t('ask.title')}</h2>
      <p className={classes.text}>{t('ask.text')}</p>
      <ButtonLink to={`/business/release?product=${id}`}>{t(viewer ? 'ask.apply' : 'ask.signIn')}</ButtonLink>
      <ButtonLink to="/business/release" variant="default" icon={<Icon name="speech" size={16} />}>
        {t('ask.question')}
      </ButtonLink>
    </section>
  )
}
