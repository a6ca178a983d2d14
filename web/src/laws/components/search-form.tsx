import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import type { SearchAddress } from '../search-address.ts'
import classes from './search-form.module.css'

interface SearchFormProps {
  address: SearchAddress
  onSearch: (address: SearchAddress) => void
}

/** Keyword and its field; the dates and the order below them. Mounted anew for each address. */
export function SearchForm({ address, onSearch }: SearchFormProps) {
  const { t } = useTranslation('laws')
  const [draft, setDraft] = useState(address)
  const [areOptionsOpen, setOptionsOpen] = useState(false)
  const areDatesBad = draft.effectiveFrom && draft.effectiveTo && draft.effectiveFrom > draft.effectiveTo

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!areDatesBad) onSearch({ ...draft, page: 1 })
  }

  function choose(change: Partial<SearchAddress>) {
    const next = { ...draft, ...change, page: 1 }
    setDraft(next)
    onSearch(next)
  }

  return (
    <form className={classes.form} onSubmit={submit} role="search" aria-label={t('form.label')}>
      <div className={classes.row}>
        <input
          className={classes.keyword}
          type="search"
          name="keyword"
          value={draft.keyword}
          onChange={(event) => setDraft({ ...draft, keyword: event.currentTarget.value })}
          placeholder={t('form.placeholder')}
          aria-label={t('form.label')}
          aria-describedby="search-hint"
          maxLength={10_000}
        />
        <Button type="submit" size="lg" leftSection={<Icon name="search" />}>
          {t('form.submit')}
        </Button>
      </div>
      <p id="search-hint" className={classes.hint}>
        {t('form.hint')}
      </p>
      <button
        type="button"
        className={classes.more}
        aria-expanded={areOptionsOpen}
        aria-controls="search-options"
        onClick={() => setOptionsOpen(!areOptionsOpen)}
      >
        {t('form.more')} <Icon name={areOptionsOpen ? 'up' : 'down'} size={14} />
      </button>
      <div id="search-options" className={classes.options} data-open={areOptionsOpen}>
        <label>
          {t('form.field')}
          <select
            value={draft.searchField}
            onChange={(event) => choose({ searchField: event.currentTarget.value as 'text' | 'title' })}
          >
            <option value="text">{t('form.text')}</option>
            <option value="title">{t('form.title')}</option>
          </select>
        </label>
        <fieldset className={classes.dates}>
          <legend>{t('form.effective')}</legend>
          <label>
            {t('form.from')}
            <input
              type="date"
              value={draft.effectiveFrom}
              aria-invalid={areDatesBad ? true : undefined}
              onChange={(event) => setDraft({ ...draft, effectiveFrom: event.currentTarget.value })}
            />
          </label>
          <label>
            {t('form.to')}
            <input
              type="date"
              value={draft.effectiveTo}
              aria-invalid={areDatesBad ? true : undefined}
              onChange={(event) => setDraft({ ...draft, effectiveTo: event.currentTarget.value })}
            />
          </label>
        </fieldset>
        <label>
          {t('form.sort')}
          <select
            value={draft.sort}
            onChange={(event) => choose({ sort: event.currentTarget.value as SearchAddress['sort'] })}
          >
            {(['relevance', 'newest', 'oldest'] as const).map((sort) => (
              <option key={sort} value={sort}>
                {t(`form.${sort}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {areDatesBad && (
        <p className={classes.problem} role="alert">
          {t('form.badDates')}
        </p>
      )}
    </form>
  )
}
