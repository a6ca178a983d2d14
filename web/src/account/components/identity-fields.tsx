import { Checkbox, TextInput } from '@mantine/core'
import { identityKinds } from '@portal/protocol/account/rules/identity.ts'
import { useTranslation } from 'react-i18next'
import type { IdentityValues } from '../identity-values.ts'
import type { Form } from '../../app/forms/use-form.ts'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import classes from '../../app/forms/fields.module.css'

interface IdentityFieldsProps {
  form: Pick<Form<IdentityValues>, 'text' | 'values' | 'problems'>
  /** Absent where the consent stands from before. */
  onConsent?: ((isGiven: boolean) => void) | undefined
}

/** A person's document, and the consent to its keeping, which is never ticked beforehand. */
export function IdentityFields({ form, onConsent }: IdentityFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <div className={classes.pair}>
        <ChoiceField
          {...form.text('identityKind')}
          label={t('details.identityKind')}
          choices={identityKinds.map((kind) => ({ value: kind, label: t(`identityKinds.${kind}`) }))}
        />
        <TextInput
          {...form.text('identityNumber')}
          label={t('details.identityNumber')}
          autoComplete="off"
          maxLength={40}
          size="md"
        />
      </div>
      {onConsent && (
        <Checkbox
          name="identityConsent"
          checked={form.values.identityConsent}
          onChange={(event) => onConsent(event.currentTarget.checked)}
          error={form.problems['identityConsent']}
          label={t('details.identityConsent')}
        />
      )}
    </>
  )
}
