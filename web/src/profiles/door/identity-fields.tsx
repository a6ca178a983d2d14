import { identityKinds } from '@portal/protocol/account/rules/identity.ts'
import { useTranslation } from 'react-i18next'
import { CheckField } from '../../app/forms/check-field.tsx'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import classes from '../../app/forms/fields.module.css'
import { TextField } from '../../app/forms/text-field.tsx'
import type { FieldProps, Form, TextProps } from '../../app/forms/use-form.ts'

interface IdentityFieldsProps<Field extends string> {
  form: Pick<Form<object>, 'fields'> & {
    text: (name: `${Field}.kind` | `${Field}.number`, ...dependents: string[]) => TextProps
    field: (name: 'identityConsent') => FieldProps<boolean>
  }
  /** The field of the call that takes the document. */
  name: Field
  /** The consent stands from before. */
  isConsentKept?: boolean
}

/** A person's document, and the consent to its keeping, which is never ticked beforehand. */
export function IdentityFields<Field extends string>(props: IdentityFieldsProps<Field>) {
  const { form, name, isConsentKept = false } = props
  const { t } = useTranslation('verified')
  return (
    <>
      <div className={classes.pair}>
        <ChoiceField
          form={form}
          name={`${name}.kind`}
          label={t('details.identityKind')}
          choices={identityKinds.map((kind) => ({ value: kind, label: t(`identityKinds.${kind}`) }))}
          dependents={[`${name}.number`]}
        />
        <TextField
          form={form}
          name={`${name}.number`}
          label={t('details.identityNumber')}
          autoComplete="off"
        />
      </div>
      {!isConsentKept && (
        <CheckField form={form} name="identityConsent" label={t('details.identityConsent')} />
      )}
    </>
  )
}
