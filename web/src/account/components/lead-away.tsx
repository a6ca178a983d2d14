import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import classes from './lead-away.module.css'

/** How long a success is shown before it leads to the login (docs/requirements.md). */
const milliseconds = 3000

/** What was achieved, read out; leads to the login by itself. */
export function LeadAway({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const leave = useRef(navigate)

  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => void leave.current('/account/login', { replace: true }), milliseconds)
    return () => clearTimeout(timer)
  }, [])

  return (
    <section className={classes.done} role="status">
      <svg width="56" height="56" viewBox="0 0 56 56" fill="none" aria-hidden="true">
        <circle cx="28" cy="28" r="26" fill="var(--jade-50)" stroke="var(--jade)" strokeWidth="2" />
        <path d="M17 29l8 8 15-17" stroke="var(--jade)" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <p className={classes.soon}>{t('done.soon', { seconds: milliseconds / 1000 })}</p>
      <ButtonLink to="/account/login" replace>
        {t('done.toLogin')}
      </ButtonLink>
    </section>
  )
}
