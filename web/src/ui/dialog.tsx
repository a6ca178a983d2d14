import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  title: ReactNode
  onClose: () => void
  /** In the middle of the screen (on a phone all of it), along its right side or its foot, or small for a question. */
  place?: 'center' | 'side' | 'sheet' | 'small'
  /** Below what scrolls. */
  foot?: ReactNode
  children: ReactNode
}

/** A modal dialog: the browser's own, which keeps the focus inside and gives it back. Shown while mounted. */
export function Dialog({ title, onClose, place = 'center', foot, children }: DialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  /** Whether a press began beside it. */
  const isPressed = useRef(false)

  // Closed before it leaves the document: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-place={place}
      aria-labelledby={titleId}
      // React tells a dialog of the closing of one within it, too.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      // Whoever marks a text may let go beside it.
      onPointerDown={(event) => (isPressed.current = event.target === event.currentTarget)}
      onClick={(event) =>
        isPressed.current && event.target === event.currentTarget && event.currentTarget.close()
      }
    >
      <div className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" onClick={() => dialog.current?.close()} aria-label={t('actions.close')}>
          <Icon name="close" />
        </button>
      </div>
      <div className={classes.body} tabIndex={-1}>
        {children}
      </div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </dialog>
  )
}
