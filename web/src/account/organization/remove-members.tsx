import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { problemsOf } from '../../app/forms/failures.ts'
import { useApp } from '../../app/page.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { formatList } from '../../ui/format.ts'
import { showToast } from '../../ui/toast.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { profileKey } from '../profile/queries.ts'
import type { Member } from './member.ts'

interface RemoveMembersProps {
  members: readonly Member[]
  onClose: () => void
  onDone: () => void
}

/** Asks before members are removed, all of them at once. */
export function RemoveMembers({ members, onClose, onDone }: RemoveMembersProps) {
  const { t } = useTranslation('profile')
  const { t: formWords } = useTranslation('forms')
  const { t: ui } = useTranslation()
  const language = useLanguage()
  const { ask, queries } = useApp()
  const count = members.length
  const remove = useMutation({
    mutationFn: () => ask('profiles', 'removeMembers', { body: { ids: members.map(({ id }) => id) } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: profileKey })
      onDone()
      onClose()
      showToast(t('members.removed', { count }))
    },
  })
  const names = formatList(
    members.map(({ name }) => name),
    language,
  )
  return (
    <ConfirmDialog
      title={t('members.removeTitle')}
      text={t('members.removeText', { count, names })}
      confirm={formWords('actions.remove')}
      cancel={formWords('actions.cancel')}
      isDestructive
      isBusy={remove.isPending}
      problem={remove.error ? problemsOf(remove.error, ui('states.offline'), [])['form'] : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
