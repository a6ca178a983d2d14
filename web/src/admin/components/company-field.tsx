import { TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { companiesQuery } from '../queries.ts'
import styles from './company-field.module.css'
import classes from './page.module.css'

/** At most so many companies are shown; more letters find the others. */
const mostShown = 8

interface CompanyFieldProps {
  /** Id of the company's account; empty for none. */
  value: string
  error: string | undefined
  onChange: (accountId: string) => void
}

/** A company, found by a part of its name. */
export function CompanyField({ value, error, onChange }: CompanyFieldProps) {
  const { t } = useTranslation('admin')
  const [keyword, setKeyword] = useState('')
  const asked = useDeferredValue(keyword.trim())
  const query = useQuery({ ...companiesQuery(useApp(), asked), placeholderData: keepPreviousData })
  const found = (query.data ?? []).slice(0, mostShown)
  return (
    <fieldset className={classes.group}>
      <legend>{t('reports.chooseCompany')}</legend>
      <TextInput
        aria-label={t('reports.searchCompany')}
        placeholder={t('reports.searchCompany')}
        value={keyword}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setKeyword(event.currentTarget.value)}
      />
      {query.data?.length === 0 && <p className={classes.hint}>{t('reports.noCompany')}</p>}
      {found.map(({ accountId, company, username }) => (
        <label key={accountId} className={styles.company}>
          <input
            type="radio"
            name="company"
            value={accountId}
            checked={value === accountId}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(accountId)}
          />
          <span>
            {company}
            <small>{username}</small>
          </span>
        </label>
      ))}
      {error && (
        <p className={classes.problem} role="alert" tabIndex={-1}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
