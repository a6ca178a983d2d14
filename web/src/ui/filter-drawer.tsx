import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import classes from './filter-drawer.module.css'
import { Icon } from './icon.tsx'

interface FilterDrawerProps {
  /** Names the drawer. */
  label: string
  /** How many filters are chosen. */
  count?: number
  /** What closes it, at its foot, in sight: "Show 87". Without it the children have a button of their own. */
  done?: string
  /** Given what closes the drawer. */
  children: (close: () => void) => ReactNode
}

/** On a phone, the filters of a list behind a button; nothing where they stand beside the list. */
export function FilterDrawer({ label, count = 0, done, children }: FilterDrawerProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={classes.button}
        variant="default"
        icon={<Icon name="filter" size={16} />}
        data-some={count > 0 || undefined}
        onClick={() => setOpen(true)}
      >
        {t('parts.filter')}
        {count > 0 && <span className={classes.count}>{count}</span>}
      </Button>
      {isOpen && (
        <Dialog
          title={label}
          onClose={() => setOpen(false)}
          place="sheet"
          foot={
            done && (
              <Button isWide size="md" onClick={() => setOpen(false)}>
                {done}
              </Button>
            )
          }
        >
          {children(() => setOpen(false))}
        </Dialog>
      )}
    </>
  )
}
