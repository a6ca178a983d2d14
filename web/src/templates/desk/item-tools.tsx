import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import classes from './content-editor.module.css'

interface ItemToolsProps {
  /** What is moved or removed. */
  name: string
  at: number
  count: number
  /** A list that is never empty keeps its last. */
  isLastKept?: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Moves something within its list, or takes it out. */
export function ItemTools({ name, at, count, isLastKept = false, onMove, onRemove }: ItemToolsProps) {
  const { t } = useTranslation('templateEditor')
  return (
    <div className={classes.tools}>
      <button
        type="button"
        className={classes.tool}
        aria-label={t('up', { name })}
        disabled={at === 0}
        onClick={() => onMove(-1)}
      >
        <Icon name="up" size={16} />
      </button>
      <button
        type="button"
        className={classes.tool}
        aria-label={t('down', { name })}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      >
        <Icon name="down" size={16} />
      </button>
      <button
        type="button"
        className={classes.tool}
        aria-label={t('remove', { name })}
        disabled={isLastKept && count === 1}
        onClick={onRemove}
      >
        <Icon name="remove" size={16} />
      </button>
    </div>
  )
}
