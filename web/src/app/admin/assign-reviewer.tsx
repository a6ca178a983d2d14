import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { useAct } from '../forms/use-act.ts'
import { useViewer } from '../viewer.ts'
import classes from './page.module.css'
import { adminKey } from './queries.ts'

interface Moderator {
  id: string
  username: string
}

interface AssignReviewerProps {
  assignedTo: Moderator | null
  /** Who may take it over. */
  moderators: readonly Moderator[]
  send: (to: string | null) => Promise<unknown>
}

/** Who reviews something: one of the moderators, or nobody. */
export function AssignReviewer({ assignedTo, moderators, send }: AssignReviewerProps) {
  const { t } = useTranslation('adminFrame')
  const viewer = useViewer()
  const { isBusy, problem, make } = useAct(send, { toast: t('assign.done'), invalidates: [adminKey] })
  const own = moderators.find(({ username }) => username === viewer?.username)
  return (
    <Card isTight title={t('assign.reviewer')}>
      <div className={classes.form}>
        <Select
          isLabelHidden
          label={t('assign.reviewer')}
          error={problem}
          value={assignedTo?.id ?? ''}
          choices={[
            { value: '', label: t('assign.nobody') },
            ...moderators.map(({ id: value, username }) => ({ value, label: username })),
          ]}
          onChange={(to) => make(to === '' ? null : to)}
        />
        {own && own.id !== assignedTo?.id && (
          <Button variant="default" isBusy={isBusy} onClick={() => make(own.id)}>
            {t('assign.toMe')}
          </Button>
        )}
      </div>
    </Card>
  )
}
