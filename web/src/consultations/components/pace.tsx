import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Icon } from '../../ui/icon.tsx'
import { paceQuery } from '../queries.ts'
import classes from './pace.module.css'

/** From so many hours on, days are told. */
const inDays = 48

/** How long an answer usually takes, and of how many that is known; nothing where too few were given. */
export function Pace() {
  const { t } = useTranslation('consultationPace')
  const { data } = useQuery(paceQuery(useApp()))
  if (!data || data.hours === null) return null
  const hours = Math.max(1, Math.ceil(data.hours))
  const words =
    hours < inDays ? t('hours', { count: hours }) : t('days', { count: Math.ceil(data.hours / 24) })
  return (
    <p className={classes.pace}>
      <Icon name="clock" size={16} />
      <b>{words}</b>
      <span>{t('of', { count: data.of })}</span>
    </p>
  )
}
