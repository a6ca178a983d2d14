import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import fields from '../../app/forms/fields.module.css'
import type { Form, TextProps } from '../../app/forms/use-form.ts'
import { useLabel } from '../../app/forms/use-label.ts'
import { useApp } from '../../app/page.ts'
import { Select } from '../../ui/select.tsx'
import { countries, dictionaryQuery, placesQuery } from '../queries.ts'
import { ChoicesFailed } from './choices-failed.tsx'

interface PlaceForm<Name extends string> extends Pick<Form<object>, 'fields'> {
  text: (name: Name) => TextProps
}

interface PlaceFieldsProps<Name extends string> {
  form: PlaceForm<NoInfer<Name>>
  /** Names of the fields. */
  country: Name
  area: Name
  labels: { country: string; area: string }
}

/** A country, and a city or region of it. */
export function PlaceFields<Name extends string>({ form, country, area, labels }: PlaceFieldsProps<Name>) {
  const { t } = useTranslation('forms')
  const labelOf = useLabel(form)
  const context = useApp()
  const inCountry = form.text(country)
  const inArea = form.text(area)
  const offering = useQuery(dictionaryQuery(context, countries))
  const placing = useQuery({
    ...placesQuery(context, inCountry.value),
    enabled: inCountry.value !== '',
  })
  const { data: offered = [] } = offering
  const { data: places = [] } = placing
  const nothing = (name: Name) => (form.fields[name]?.isRequired ? [] : [{ value: '', label: t('nothing') }])

  function choose(code: string) {
    inCountry.onChange({ currentTarget: { value: code } })
    inArea.onChange({ currentTarget: { value: '' } })
  }

  return (
    <div>
      <div className={fields.pair}>
        <Select
          name={country}
          label={labelOf(country, labels.country)}
          value={inCountry.value}
          error={inCountry.error}
          placeholder={t('choose')}
          choices={[...nothing(country), ...offered.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={choose}
        />
        {places.length > 0 && (
          <Select
            name={area}
            label={labelOf(area, labels.area)}
            value={inArea.value}
            error={inArea.error}
            choices={[...nothing(area), ...places.map(({ code, name }) => ({ value: code, label: name }))]}
            onChange={(code) => inArea.onChange({ currentTarget: { value: code } })}
          />
        )}
      </div>
      <ChoicesFailed queries={[offering, placing]} />
    </div>
  )
}
