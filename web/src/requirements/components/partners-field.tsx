import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { mostPartners } from '@portal/protocol/requirements/constants.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formCall } from '../../app/forms/form-call.ts'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { Icon } from '../../ui/icon.tsx'
import { PersonLine } from '../../ui/person-line.tsx'
import { partnersQuery } from '../queries.ts'
import classes from './partners-field.module.css'
import type { Partner } from './requirement-values.ts'

/** Milliseconds without a key after which providers are asked for. */
const pause = 250
const call = formCall('requirements', 'partners')

/** A provider with what can be done with them. */
function PartnerLine({ partner, icon, label, onClick }: PartnerLineProps) {
  const { t: typeName } = useTranslation('userTypes')
  const { name, userType } = partner
  return (
    <li>
      <PersonLine
        name={name}
        isBody={userType !== 'LAWYER'}
        isVerified
        size="small"
        note={typeName(userType)}
      />
      <button type="button" aria-label={label} onClick={onClick}>
        <Icon name={icon} size={16} />
      </button>
    </li>
  )
}

interface PartnerLineProps {
  partner: Partner
  icon: 'plus' | 'close'
  label: string
  onClick: () => void
}

/** Verified providers whom a requirement is meant for, found by a part of their name. */
export function PartnersField({ name, value: chosen, error, onChange }: FieldProps<Partner[]>) {
  const { t } = useTranslation('requirementForm')
  const [keyword, setKeyword] = useState('')
  const [asked] = useDebouncedValue(keyword.trim(), pause)
  const { data } = useQuery({ ...partnersQuery(useApp(), asked), placeholderData: keepPreviousData })
  const found = asked === '' ? [] : (data ?? []).filter(({ id }) => chosen.every((one) => one.id !== id))
  const isNone = asked !== '' && data !== undefined && found.length === 0
  return (
    <div className={classes.field}>
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={t('partnersChosen')}>
          {chosen.map((partner) => (
            <PartnerLine
              key={partner.id}
              partner={partner}
              icon="close"
              label={t('partnersRemove', { name: partner.name })}
              onClick={() => onChange(chosen.filter(({ id }) => id !== partner.id))}
            />
          ))}
        </ul>
      )}
      {chosen.length < mostPartners && (
        <TextInput
          name={name}
          label={t('partnersSearch')}
          value={keyword}
          error={error}
          maxLength={call.fields['keyword']?.longest}
          autoComplete="off"
          size="md"
          leftSection={<Icon name="search" size={16} />}
          onChange={(event) => setKeyword(event.currentTarget.value)}
          // A name that is looked for sends no form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <p role="status" className={classes.none}>
        {isNone && t('partnersNone')}
      </p>
      {found.length > 0 && (
        <ul className={classes.found} aria-label={t('partnersSearch')}>
          {found.map((partner) => (
            <PartnerLine
              key={partner.id}
              partner={partner}
              icon="plus"
              label={t('partnersAdd', { name: partner.name })}
              onClick={() => {
                onChange([...chosen, partner])
                setKeyword('')
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
