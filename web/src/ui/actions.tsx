import { useTranslation } from 'react-i18next'
import classes from './actions.module.css'
import { Button, ButtonLink, ButtonAnchor } from './button.tsx'
import { Dropdown } from './dropdown.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'

export interface Action {
  label: string
  icon?: IconName
  /** A place to go to, a file to be saved, another site, or what is done. */
  to?: string
  file?: string
  site?: string
  onClick?: () => void
  /** Cannot be undone. */
  isDestructive?: true
}

interface ActionsProps {
  /** The first is the one that most come for. */
  actions: readonly Action[]
  /** The first stands out: one in a place. */
  hasPrimary?: boolean
  /** How many are shown beside the first where there is room; the others are behind "⋯". */
  beside?: number
  /** On a phone even the first is behind "⋯". */
  isFolded?: boolean
}

/** What a link beyond the portal's screens needs; nothing of a place or of what is done. */
function beyond({ file, site }: Action) {
  if (file !== undefined) return { href: file, download: true }
  return site === undefined ? null : { href: site, target: '_blank', rel: 'noopener noreferrer' }
}

function buttonOf(action: Action, isPrimary: boolean) {
  const { label, icon, to, onClick, isDestructive } = action
  const link = beyond(action)
  const look = {
    variant: isPrimary ? ('filled' as const) : ('default' as const),
    tone: isDestructive ? ('seal' as const) : undefined,
    icon: icon && <Icon name={icon} size={16} />,
  }
  if (to !== undefined) {
    return (
      <ButtonLink to={to} {...look}>
        {label}
      </ButtonLink>
    )
  }
  if (link) {
    return (
      <ButtonAnchor {...link} {...look}>
        {label}
      </ButtonAnchor>
    )
  }
  return (
    <Button {...look} onClick={onClick}>
      {label}
    </Button>
  )
}

function EntryOf(action: Action) {
  const { label, to, onClick, isDestructive } = action
  const link = beyond(action)
  if (link) return <a {...link}>{label}</a>
  if (to !== undefined) return <Link to={to}>{label}</Link>
  return (
    <button type="button" onClick={onClick} data-destructive={isDestructive}>
      {label}
    </button>
  )
}

/** What can be done with a page or a record; what has no room goes behind "⋯", on a phone all but the first. */
export function Actions({ actions, hasPrimary = false, beside = 2, isFolded = false }: ActionsProps) {
  const { t } = useTranslation()
  const [first, ...others] = actions
  if (!first) return null
  const isAll = others.length <= beside
  return (
    <div className={`${classes.actions} no-print`}>
      {isFolded ? (
        <div className={classes.beside}>{buttonOf(first, hasPrimary)}</div>
      ) : (
        buttonOf(first, hasPrimary)
      )}
      {others.map((action, place) => (
        <div key={action.label} className={classes.beside} data-never={place >= beside || undefined}>
          {buttonOf(action, false)}
        </div>
      ))}
      {others.length > 0 && (
        <div className={classes.more} data-phone={isAll || undefined}>
          <Dropdown
            label={<Icon name="more" size={24} />}
            name={t('actions.more')}
            className={classes.dots}
            align="end"
            hasArrow={false}
          >
            {isFolded && (
              <li data-phone>
                <EntryOf {...first} />
              </li>
            )}
            {others.map((action, place) => (
              <li key={action.label} data-phone={place < beside || undefined}>
                <EntryOf {...action} />
              </li>
            ))}
          </Dropdown>
        </div>
      )}
    </div>
  )
}
