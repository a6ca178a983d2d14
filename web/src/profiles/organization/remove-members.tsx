import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../app/forms/act-dialog.tsx'
import { useApp } from '../../app/page.ts'
import { formatList } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { profileKey } from '../queries.ts'
import type { Member } from './member.ts'

interface RemoveMembersProps {
  members: readonly Member[]
  onClose: () => void
  onDone: () => void
}

/** Asks before members are removed, all of them at once. */
export function RemoveMembers({ members, onClose, onDone }: RemoveMembersProps) {
  const { t } = useTranslation('organization')
  const { t: formWords } = useTranslation('forms')
  const language = useLanguage()
  const { ask } = useApp()
  const count = members.length
  const names = formatList(
    members.map(({ name }) => name),
    language,
  )
  return (
    <ActDialog
      title={t('members.removeTitle')}
      text={t('members.removeText', { count, names })}
      confirm={formWords('actions.remove')}
      cancel={formWords('actions.cancel')}
      isDestructive
      send={() => ask('profiles', 'removeMembers', { body: { ids: members.map(({ id }) => id) } })}
      after={{
        toast: t('members.removed', { count }),
        invalidates: [profileKey],
        done: () => {
          onDone()
          onClose()
        },
      }}
      onClose={onClose}
    />
  )
}
