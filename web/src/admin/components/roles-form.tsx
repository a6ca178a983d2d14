import { adminRoles, type AdminRole } from '@portal/protocol/kernel/user-types.ts'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { adminKey } from '../../app/admin/queries.ts'
import classes from '../../app/admin/page.module.css'
import { Checkbox } from '../../ui/checkbox.tsx'

const call = formCall('admin', 'setRoles')

/** The roles of an administrator, for a super administrator to set. */
export function RolesForm({ id, roles }: { id: string; roles: readonly AdminRole[] }) {
  const { t } = useTranslation('people')
  const form = useForm({
    call,
    params: { id },
    initial: { roles },
    after: { toast: t('rolesSaved'), invalidates: [adminKey] },
  })
  const { value, onChange } = form.field('roles')

  function toggle(role: AdminRole, isChosen: boolean) {
    onChange(adminRoles.filter((one) => (one === role ? isChosen : value.includes(one))))
  }

  return (
    <FormFrame form={form} labelledBy="roles">
      <p className={classes.hint}>{t('rolesLead')}</p>
      {adminRoles.map((role) => (
        <Checkbox
          key={role}
          name={role}
          label={t(`roleNames.${role}.name`)}
          hint={t(`roleNames.${role}.text`)}
          checked={value.includes(role)}
          onChange={(event) => toggle(role, event.currentTarget.checked)}
        />
      ))}
      <FormButtons form={form} />
    </FormFrame>
  )
}
