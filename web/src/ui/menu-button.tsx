import classes from './menu-button.module.css'

interface MenuButtonProps {
  label: string
  isOpen: boolean
  className: string
  onClick: () => void
}

/** Opens a menu, and closes it. */
export function MenuButton({ label, isOpen, className, onClick }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.menu} ${className}`}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <span className={classes.lines} />
    </button>
  )
}
