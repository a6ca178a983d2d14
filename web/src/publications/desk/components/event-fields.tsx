import { languages } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import { CheckField } from '../../../app/forms/check-field.tsx'
import fields from '../../../app/forms/fields.module.css'
import { MomentField } from '../../../app/forms/moment-field.tsx'
import { TextField } from '../../../app/forms/text-field.tsx'
import type { Form } from '../../../app/forms/use-form.ts'
import type { PublicationValues } from '../publication-values.ts'
import { LanguagesField } from './languages-field.tsx'
import { LineFields } from './text-fields.tsx'

/** When and where something takes place, and who may come. */
export function EventFields({ form }: { form: Form<PublicationValues> }) {
  const { t } = useTranslation('publicationDesk')
  return (
    <>
      <MomentField form={form} name="startsAt" label={t('fields.startsAt')} />
      <MomentField form={form} name="endsAt" label={t('fields.endsAt')} />
      <MomentField
        form={form}
        name="applyUntil"
        label={t('fields.applyUntil')}
        hint={t('form.applyUntilHint')}
      />
      <CheckField form={form} name="isOnline" label={t('fields.isOnline')} />
      {form.values.isOnline ? (
        <TextField
          form={form}
          name="joinUrl"
          type="url"
          label={t('fields.joinUrl')}
          hint={t('form.joinUrlHint')}
          placeholder="https://"
          autoComplete="off"
        />
      ) : (
        <LineFields form={form} legend={t('fields.place')} of="place" />
      )}
      <div className={fields.pair}>
        <TextField
          form={form}
          name="seats"
          label={t('fields.seats')}
          hint={t('form.seatsHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          form={form}
          name="certificateHours"
          label={t('fields.certificateHours')}
          hint={t('form.certificateHoursHint')}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <LanguagesField {...form.field('heldIn')} label={t('fields.heldIn')} of={languages} />
    </>
  )
}
