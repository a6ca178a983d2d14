import { useTranslation } from 'react-i18next'
import { AvatarField } from '../../app/forms/avatar-field.tsx'
import { DayField } from '../../app/forms/day-field.tsx'
import fields from '../../app/forms/fields.module.css'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { LanguagesField } from '../components/languages-field.tsx'
import { SpecialtiesField } from '../components/specialties-field.tsx'
import { profileKey } from '../queries.ts'
import { noMember, type Member } from './member.ts'

const calls = { add: formCall('profiles', 'addMember'), update: formCall('profiles', 'updateMember') }

interface MemberFormProps {
  /** Null for a new one. */
  member: Member | null
  labelledBy: string
  onClose: () => void
}

/** Adds a member of the agency or changes one. */
export function MemberForm({ member, labelledBy, onClose }: MemberFormProps) {
  const { t } = useTranslation('organization')
  const { avatar, name, licenceNumber, practiceStart, areas, languages } = member ?? noMember
  const form = useForm({
    call: member ? calls.update : calls.add,
    params: member ? { id: member.id } : {},
    initial: { avatar, name, licenceNumber: licenceNumber ?? '', practiceStart, areas, languages },
    isGuarded: true,
    after: { toast: t('members.saved'), invalidates: [profileKey], done: onClose },
  })
  const picture = form.field('avatar')

  return (
    <FormFrame form={form} labelledBy={labelledBy}>
      <AvatarField
        name={form.values.name}
        picture={picture.value?.url ?? null}
        error={picture.error}
        onChange={picture.onChange}
      />
      <TextField form={form} name="name" label={t('members.name')} autoComplete="off" />
      <div className={fields.pair}>
        <TextField form={form} name="licenceNumber" label={t('members.licence')} autoComplete="off" />
        <DayField form={form} name="practiceStart" precision="month" label={t('members.practiceStart')} />
      </div>
      <SpecialtiesField {...form.field('areas')} label={t('members.areas')} />
      <LanguagesField {...form.field('languages')} />
      <FormButtons form={form} onCancel={onClose} />
    </FormFrame>
  )
}
