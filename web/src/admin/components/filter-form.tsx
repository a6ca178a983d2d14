import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { FilterKinds, List } from '../filters.ts'
import classes from './filter-form.module.css'

interface FilterField<Name extends string> {
  name: Name
  label: string
  /** Of what can be typed. */
  hint?: string
  longest?: number
  /** Of what is chosen from a list. */
  choices?: readonly (readonly [value: string, label: string])[]
  isDay?: boolean
}

interface FilterFormProps<Kinds extends FilterKinds> {
  list: List<Kinds>
  fields: readonly FilterField<keyof Kinds & string>[]
}

function Field({ field, value }: { field: FilterField<string>; value: string }) {
  const { t } = useTranslation('admin')
  const { name, label, hint, longest, choices, isDay } = field
  if (choices) {
    return (
      <select name={name} defaultValue={value} aria-label={label}>
        <option value="">{t('list.all')}</option>
        {choices.map(([choice, word]) => (
          <option key={choice} value={choice}>
            {word}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      name={name}
      type={isDay ? 'date' : 'text'}
      defaultValue={value}
      placeholder={hint}
      title={hint}
      maxLength={longest}
      aria-label={label}
      autoComplete="off"
    />
  )
}

/** What a list is narrowed by; it takes effect when it is sent, and stands in the address. */
export function FilterForm<Kinds extends FilterKinds>({ list, fields }: FilterFormProps<Kinds>) {
  const { t } = useTranslation('admin')
  const filters: Readonly<Record<string, string | undefined>> = list.address.filters

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = fields.map(({ name }) => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? value.trim() : '']
    })
    list.go(1, Object.fromEntries(read) as Record<string, string>)
  }

  return (
    <form
      key={JSON.stringify(filters)}
      className={`${classes.form} no-print`}
      role="search"
      aria-label={t('list.filter')}
      onSubmit={submit}
    >
      {fields.map((field) => (
        <label key={field.name} data-wide={field.hint !== undefined || undefined}>
          <span>{field.label}</span>
          <Field field={field} value={filters[field.name] ?? ''} />
        </label>
      ))}
      <div className={classes.buttons}>
        <Button type="submit" leftSection={<Icon name="search" size={16} />}>
          {t('list.filter')}
        </Button>
        {Object.keys(filters).length > 0 && (
          <Button component={Link} to={list.addressOf(1, {})} variant="default">
            {t('list.clear')}
          </Button>
        )}
      </div>
    </form>
  )
}
