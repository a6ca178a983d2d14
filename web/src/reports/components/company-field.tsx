import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formCall } from '../../app/forms/form-call.ts'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { companiesQuery } from '../desk-queries.ts'
import styles from './company-field.module.css'
import classes from '../../app/admin/page.module.css'

const finding = formCall('reports', 'companies')

/** At most so many companies are shown; more letters find the others. */
const mostShown = 8

/** A company, found by a part of its name; its value is the id of the company's account. */
export function CompanyField({ name, value, error, onChange }: FieldProps<string>) {
  const { t } = useTranslation('reportsDesk')
  const [keyword, setKeyword] = useState('')
  const asked = useDeferredValue(keyword.trim())
  const query = useQuery({ ...companiesQuery(useApp(), asked), placeholderData: keepPreviousData })
  const found = (query.data ?? []).slice(0, mostShown)
  return (
    <FieldGroup label={t('company')} error={error}>
      <TextInput
        isCompact
        aria-label={t('searchCompany')}
        placeholder={t('searchCompany')}
        value={keyword}
        maxLength={finding.fields['keyword']?.longest}
        autoComplete="off"
        onChange={(event) => setKeyword(event.currentTarget.value)}
      />
      {query.data?.length === 0 && <p className={classes.hint}>{t('noCompany')}</p>}
      {found.map(({ accountId, company, username }) => (
        <label key={accountId} className={styles.company}>
          <input
            type="radio"
            name={name}
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
    </FieldGroup>
  )
}
