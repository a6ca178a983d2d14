import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import type { ComponentProps, ReactNode } from 'react'
import classes from './button.module.css'
import { Link } from './link.tsx'

interface Look {
  /** `filled` leads on; `default` has an edge, `outline` one of its tone, `subtle` none. */
  variant?: 'filled' | 'default' | 'outline' | 'subtle'
  /** 30, 36, 42, 50 and 60 pixels high; of rows and tools 26 and 30, and narrower. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'compact-sm' | 'compact-md'
  /** `seal` for what takes away. */
  tone?: Tone | undefined
  /** Before the words. */
  icon?: ReactNode
  /** As wide as what it stands in. */
  isWide?: boolean
  className?: string | undefined
  children?: ReactNode
}

/** What an element needs to look like a button. */
function dressed<Props extends Look>(props: Props) {
  const { variant = 'filled', size = 'sm', tone = 'ink', icon, isWide, className, children, ...rest } = props
  return {
    ...rest,
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-tone': tone,
    'data-wide': isWide || undefined,
    children: (
      <>
        {icon && <span className={classes.icon}>{icon}</span>}
        <span className={classes.words}>{children}</span>
      </>
    ),
  }
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, keyof Look> {
  /** What it does is being done: until then it cannot be pressed again. */
  isBusy?: boolean
}

/** Does something. */
export function Button({ isBusy, disabled, ...rest }: ButtonProps) {
  return (
    <button type="button" disabled={disabled || isBusy} aria-busy={isBusy || undefined} {...dressed(rest)} />
  )
}

interface ButtonLinkProps extends Look, Omit<ComponentProps<typeof Link>, keyof Look> {}

/** Leads to a screen of the portal. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Link {...dressed(props)} />
}

interface ButtonAnchorProps extends Look, Omit<ComponentProps<'a'>, keyof Look> {
  href: string
}

/** Leads to a file, or away from the portal. */
export function ButtonAnchor(props: ButtonAnchorProps) {
  return <a {...dressed(props)} />
}
