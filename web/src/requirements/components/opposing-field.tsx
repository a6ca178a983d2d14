import { mostOpposing } from '@portal/protocol/requirements/constants.ts'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import fields from '../../app/forms/fields.module.css'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import classes from './opposing-field.module.css'
import type { OpposingParty } from './requirement-values.ts'

/** Who is on the other side of the matter, a row each. */
export function OpposingField({ name, value: parties, error, onChange }: FieldProps<OpposingParty[]>) {
  const { t } = useTranslation('requirementForm')
  const { t: words } = useTranslation('requirements')
  const change = (at: number, changed: Partial<OpposingParty>) =>
    onChange(parties.map((party, place) => (place === at ? { ...party, ...changed } : party)))
  return (
    <FieldGroup label={<span className="visually-hidden">{t('opposing')}</span>} error={error}>
      <div className={classes.parties}>
        {parties.map((party, at) => {
          const place = at + 1
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their place alone
            <FieldGroup key={at} className={classes.party} label={t('opposingOf', { place })}>
              <div className={fields.pair}>
                <TextInput
                  name={`${name}.${at}.name`}
                  label={words('fields.opposingName')}
                  value={party.name}
                  aria-invalid={error ? true : undefined}
                  autoComplete="off"
                  onChange={(event) => change(at, { name: event.currentTarget.value })}
                />
                <TextInput
                  name={`${name}.${at}.registrationNumber`}
                  label={words('fields.registrationNumber')}
                  value={party.registrationNumber}
                  aria-invalid={error ? true : undefined}
                  autoComplete="off"
                  onChange={(event) => change(at, { registrationNumber: event.currentTarget.value })}
                />
              </div>
              <Button
                variant="default"
                icon={<Icon name="remove" size={16} />}
                onClick={() => onChange(parties.filter((_, other) => other !== at))}
              >
                {t('opposingRemove', { place })}
              </Button>
            </FieldGroup>
          )
        })}
        {parties.length < mostOpposing && (
          <Button
            variant="default"
            icon={<Icon name="plus" size={16} />}
            onClick={() => onChange([...parties, { name: '', registrationNumber: '' }])}
          >
            {t('opposingAdd')}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
