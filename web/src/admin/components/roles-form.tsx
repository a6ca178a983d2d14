import { Button, Checkbox } from '@mantine/core'
import { adminRoles, type AdminRole } from '@portal/protocol/kernel/user-types.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemsOf } from '../../app/forms/failures.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { showToast } from '../../ui/toast.tsx'
import { adminKey } from '../queries.ts'
import classes from './page.module.css'

/** The roles of an administrator, for a super administrator to set. */
export function RolesForm({ id, roles }: { id: string; roles: readonly AdminRole[] }) {
  const { t } = useTranslation('admin')
  const { t: ui } = useTranslation()
  const { ask, queries } = useApp()
  const form = useForm({})
  const [chosen, setChosen] = useState<readonly AdminRole[]>(roles)

  const save = useMutation({
    mutationFn: () => ask('admin', 'setRoles', { params: { id }, body: { roles: [...chosen] } }),
    onSuccess: async () => {
      form.mark({})
      showToast(t('people.rolesSaved'))
      await queries.invalidateQueries({ queryKey: adminKey })
    },
    onError: (error) => form.mark(problemsOf(error, ui('states.offline'), [])),
  })

  function toggle(role: AdminRole, isChosen: boolean) {
    setChosen(adminRoles.filter((one) => (one === role ? isChosen : chosen.includes(one))))
  }

  return (
    <FormFrame form={form} labelledBy="roles" onSubmit={() => save.mutate()}>
      <p className={classes.hint}>{t('people.rolesLead')}</p>
      {adminRoles.map((role) => (
        <Checkbox
          key={role}
          name={role}
          label={t(`roles.${role}.name`)}
          description={t(`roles.${role}.text`)}
          checked={chosen.includes(role)}
          onChange={(event) => toggle(role, event.currentTarget.checked)}
        />
      ))}
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending}>
          {t('form.save')}
        </Button>
      </div>
    </FormFrame>
  )
}
