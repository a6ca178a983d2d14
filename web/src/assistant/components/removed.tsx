import type { Answer } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import classes from './answer.module.css'

/** How many sentences were left out, and why. */
export function Removed({ removed }: Pick<Answer, 'removed'>) {
  const { t } = useTranslation('assistant')
  const count = removed.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return null
  return (
    <details className={classes.removed}>
      <summary>
        <Icon name="shield" size={16} />
        <span>
          {t('removed', { count })} <u>{t('removedWhy')}</u>
        </span>
      </summary>
      <ul>
        {removed.map((one) => (
          <li key={one.reason}>
            {t(`removalReasons.${one.reason}`)} × {one.count}
          </li>
        ))}
      </ul>
    </details>
  )
}
