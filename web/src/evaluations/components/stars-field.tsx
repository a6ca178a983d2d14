import { useTranslation } from 'react-i18next'
import type { Form, TextProps } from '../../app/forms/use-form.ts'
import { useLabel } from '../../app/forms/use-label.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Icon } from '../../ui/icon.tsx'
import classes from './stars.module.css'

interface StarsFieldProps {
  form: Pick<Form<object>, 'fields'> & { text: (name: 'stars') => TextProps }
}

/** One to five stars, none of them chosen at first. */
export function StarsField({ form }: StarsFieldProps) {
  const { t } = useTranslation('evaluations')
  const { levels } = useCatalogue('evaluations')
  const { name, value, error, onChange } = form.text('stars')
  const labelOf = useLabel(form)
  return (
    <FieldGroup label={labelOf('stars', t('field'))} error={error}>
      <div className={classes.choices}>
        {levels.map((level, at) => {
          const stars = at + 1
          return (
            <label key={level} data-filled={stars <= Number(value) || undefined}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                value={stars}
                checked={value === String(stars)}
                aria-invalid={error ? true : undefined}
                onChange={onChange}
              />
              <Icon name="star" size={28} />
              <span className="visually-hidden">
                {t('stars', { count: stars })}: {level}
              </span>
            </label>
          )
        })}
        <span className={classes.level} aria-hidden="true">
          {levels[Number(value) - 1]}
        </span>
      </div>
    </FieldGroup>
  )
}
