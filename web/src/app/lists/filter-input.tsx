import type { List } from '@portal/protocol/kernel/list.ts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DayRange } from '../../ui/day-range.tsx'
import { Picker } from '../../ui/picker.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { filtersOf, offeredBy, severalIn, textIn, type FilterField, type Held } from './filter-field.ts'

interface FilterInputProps {
  list: List
  field: FilterField
  held: Held
  onChange: (held: Held) => void
}

/** The field of a filter, by what the filter takes. */
export function FilterInput({ list, field, held, onChange }: FilterInputProps) {
  const { name, label, hint } = field
  const { t } = useTranslation()
  const { names, filter } = filtersOf(list, field)
  const value = textIn(held, name)
  const change = (next: string) => onChange({ [name]: next })
  const offered = offeredBy(field, filter)?.map(([one, word]) => ({ value: one, label: word }))
  if (filter.kind === 'day') {
    const [first, last] = names as [string, string]
    return (
      <DayRange
        isStacked
        legend={label}
        from={textIn(held, first)}
        to={textIn(held, last)}
        onChange={({ from = textIn(held, first), to = textIn(held, last) }) =>
          onChange({ [first]: from, [last]: to })
        }
      />
    )
  }
  if (filter.kind === 'flag') {
    return (
      <Checkbox
        name={name}
        label={label}
        checked={value === 'true'}
        onChange={(event) => change(event.currentTarget.checked ? 'true' : '')}
      />
    )
  }
  if (filter.kind === 'several' && offered) {
    return (
      <Picker
        label={label}
        choices={offered}
        chosen={severalIn(held, name)}
        onChange={(chosen) => onChange({ [name]: chosen })}
      />
    )
  }
  if (offered) {
    const isAlwaysSet = filter.kind === 'choice' && filter.unset !== undefined
    const choices = isAlwaysSet ? offered : [{ value: '', label: t('list.all') }, ...offered]
    return <Select isCompact name={name} label={label} value={value} choices={choices} onChange={change} />
  }
  return (
    <TextInput
      isCompact
      name={name}
      label={label}
      value={value}
      placeholder={hint}
      title={hint}
      {...(filter.kind === 'text' && { maxLength: filter.longest })}
      {...(filter.kind === 'number' && { inputMode: 'numeric', maxLength: String(filter.most).length })}
      autoComplete="off"
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
