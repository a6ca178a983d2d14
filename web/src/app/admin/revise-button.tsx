import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useAct } from '../forms/use-act.ts'
import { adminKey } from './queries.ts'
import classes from './revise-button.module.css'
import { useMeanwhile } from './use-meanwhile.ts'

interface ReviseButtonProps {
  label: string
  send: () => Promise<unknown>
  /** Where the version that is begun is written. */
  go: string
}

/** Begins a version beside the published one, and leads to it; of another editor's that was begun meanwhile it tells. */
export function ReviseButton({ label, send, go }: ReviseButtonProps) {
  const { t } = useTranslation('adminFrame')
  const refused = useMeanwhile(t('review.begun'))
  const { make, isBusy, problem } = useAct(send, { invalidates: [adminKey], go }, refused)
  return (
    <>
      <Button isBusy={isBusy} onClick={() => make(undefined)}>
        {label}
      </Button>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
