import { TextInput } from '@mantine/core'
import { zoneToday } from '@portal/protocol/account/rules/today.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import { useTranslation } from 'react-i18next'
import { AvatarField } from '../../app/forms/avatar-field.tsx'
import fields from '../../app/forms/fields.module.css'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { SpecialtiesField } from '../components/specialties-field.tsx'
import { ChangeForm } from '../profile/change-form.tsx'
import { useChange } from '../profile/use-change.ts'
import { noMember, type Member } from './member.ts'

type Values = Omit<Member, 'id' | 'licenceNumber'> & { licenceNumber: string }

function brokenRules({ name, practiceStart, areas }: Values): Partial<Record<keyof Values, FieldRule>> {
  return {
    ...(!name.trim() && { name: 'required' }),
    ...(!practiceStart && { practiceStart: 'required' }),
    // Some browsers have no field for months.
    ...(practiceStart &&
      !/^\d{4}-(0[1-9]|1[0-2])$/.test(practiceStart) && { practiceStart: 'invalid' as const }),
    ...(practiceStart > zoneToday().slice(0, 7) && { practiceStart: 'notFuture' }),
    ...(areas.length === 0 && { areas: 'required' }),
  }
}

interface MemberFormProps {
  /** Null for a new one. */
  member: Member | null
  labelledBy: string
  onClose: () => void
}

/** Adds a member of the agency or changes one. */
export function MemberForm({ member, labelledBy, onClose }: MemberFormProps) {
  const { t } = useTranslation('profile')
  const { t: formWords } = useTranslation('forms')
  const { ask } = useApp()
  const { avatar, name, licenceNumber, practiceStart, areas } = member ?? noMember
  const form = useForm<Values>({
    avatar,
    name,
    licenceNumber: licenceNumber ?? '',
    practiceStart,
    areas,
  })
  const { values, problems } = form
  const change = useChange({
    form,
    broken: () => brokenRules(values),
    send: async () => {
      const body = {
        ...values,
        avatar: values.avatar?.id ?? null,
        licenceNumber: values.licenceNumber.trim() || null,
      }
      if (member) await ask('profiles', 'updateMember', { params: { id: member.id }, body })
      else await ask('profiles', 'addMember', { body })
    },
    saidOf: () => t('members.saved'),
    onDone: onClose,
  })

  return (
    <ChangeForm form={form} labelledBy={labelledBy} change={change} onCancel={onClose}>
      <AvatarField
        picture={values.avatar?.url ?? null}
        error={problems['avatar']}
        onChange={(stored) => form.change({ avatar: stored })}
      />
      <TextInput
        {...form.text('name')}
        label={t('members.name')}
        autoComplete="off"
        maxLength={100}
        size="md"
      />
      <div className={fields.pair}>
        <TextInput
          {...form.text('licenceNumber')}
          label={formWords('optional', { label: t('members.licence') })}
          autoComplete="off"
          maxLength={60}
          size="md"
        />
        <TextInput
          {...form.text('practiceStart')}
          type="month"
          label={t('members.practiceStart')}
          placeholder="YYYY-MM"
          max={zoneToday().slice(0, 7)}
          size="md"
        />
      </div>
      <SpecialtiesField
        label={t('members.areas')}
        chosen={values.areas}
        error={problems['areas']}
        onChange={(chosen) => form.change({ areas: chosen })}
      />
    </ChangeForm>
  )
}
