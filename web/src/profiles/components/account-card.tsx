import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AvatarField } from '../../app/forms/avatar-field.tsx'
import { problemsOf } from '../../app/forms/failures.ts'
import { useApp } from '../../app/page.ts'
import { readViewer, writeViewer } from '../../app/viewer.ts'
import { Facts } from '../../ui/facts.tsx'
import { showToast } from '../../ui/toast.tsx'
import classes from './profile.module.css'

/** Who the account is, with its picture, which the header shows as soon as it is stored. */
export function AccountCard({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('profile')
  const { t: typeName } = useTranslation('userTypes')
  const { t: ui } = useTranslation()
  const { ask, queries } = useApp()
  const setPicture = useMutation({
    mutationFn: (picture: string | null) => ask('profiles', 'setPicture', { body: { picture } }),
    onSuccess: ({ picture }) => {
      const current = readViewer(queries)
      if (current) writeViewer(queries, { ...current, picture })
      showToast(t('account.saved'))
    },
  })
  const problem = setPicture.error && problemsOf(setPicture.error, ui('states.offline'), [])['form']
  return (
    <section className={`${classes.card} ${classes.who}`} aria-labelledby="account-title">
      <h2 id="account-title">{t('account.title')}</h2>
      <AvatarField
        name={viewer.username}
        picture={viewer.picture}
        isBusy={setPicture.isPending}
        error={problem ?? undefined}
        onChange={(stored) => setPicture.mutate(stored?.id ?? null)}
      />
      <Facts
        facts={[
          [t('account.username'), viewer.username],
          [t('account.type'), typeName(viewer.userType)],
        ]}
      />
    </section>
  )
}
