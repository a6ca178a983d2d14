import { longestKeyword } from '@portal/protocol/laws/constants.ts'
import { useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { KeptLanguage } from '../ui/kept-language.tsx'
import classes from './search-form.module.css'

interface SearchFormProps {
  label: string
  placeholder: string
  hint: string
  /** Word of the button; "Search" unless told. */
  action?: string
  keyword: string
  onKeyword: (keyword: string) => void
  onSubmit: () => void
  /** What is wrong with the options; nothing is searched until it is mended. */
  problem: string | null
  /** Fields that narrow the search. */
  children: ReactNode
}

/** A question, and below it what narrows it: on a phone one touch away, so that the results come first. */
export function SearchForm(props: SearchFormProps) {
  const { label, placeholder, hint, action, keyword, onKeyword, onSubmit, problem, children } = props
  const { t } = useTranslation('search')
  const [areOptionsOpen, setOptionsOpen] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (problem !== null) return
    setOptionsOpen(false)
    onSubmit()
  }

  return (
    <form
      className={`${classes.form} no-print`}
      onSubmit={submit}
      // In sight before the field that is wrong takes the focus.
      onInvalidCapture={() => flushSync(() => setOptionsOpen(true))}
      role="search"
      aria-label={label}
    >
      <KeptLanguage />
      <div className={classes.row}>
        <input
          className={classes.keyword}
          type="search"
          name="keyword"
          value={keyword}
          onChange={(event) => onKeyword(event.currentTarget.value)}
          placeholder={placeholder}
          aria-label={label}
          aria-describedby="search-hint"
          maxLength={longestKeyword}
        />
        <Button
          type="submit"
          size="lg"
          className={classes.submit}
          aria-label={action ?? t('form.submit')}
          icon={<Icon name="search" />}
        >
          {action ?? t('form.submit')}
        </Button>
      </div>
      <button
        type="button"
        className={classes.opener}
        aria-expanded={areOptionsOpen}
        aria-controls="search-options"
        onClick={() => setOptionsOpen(!areOptionsOpen)}
      >
        {t('form.more')} <Icon name={areOptionsOpen ? 'up' : 'down'} size={14} />
      </button>
      <div id="search-options" className={classes.more} data-open={areOptionsOpen}>
        <p id="search-hint" className={classes.hint}>
          {hint}
        </p>
        <div className={classes.options}>{children}</div>
      </div>
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
