import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useCarry } from '../../app/forms/carry.ts'
import { useViewer } from '../../app/viewer.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { questionDraft } from '../../search/question-draft.ts'
import { forgetTabTurns, useTabTurns } from '../tab-turns.ts'
import { History } from './history.tsx'
import classes from './side.module.css'

interface SideProps {
  /** The conversation that is shown. */
  current: string | null
  /** Whether a model answers those who sign in. */
  hasModel: boolean
}

/** What signing in is good for; the last question comes along. */
function Invitation({ hasModel }: Pick<SideProps, 'hasModel'>) {
  const { t } = useTranslation('askLaw')
  const { pathname } = useLocation()
  const carry = useCarry()
  const turns = useTabTurns()
  const last = turns.at(-1)
  return (
    <>
      <p className={classes.hint}>{t(hasModel ? 'history.visitorModel' : 'history.visitor')}</p>
      <div className={classes.buttons}>
        <ButtonLink
          to={`/account/login?to=${encodeURIComponent(pathname)}`}
          variant="default"
          onClick={() => last && carry(questionDraft, { question: last.question }, 'question')}
        >
          {t('history.signIn')}
        </ButtonLink>
        {last && (
          <Button variant="subtle" onClick={forgetTabTurns}>
            {t('history.forgetTab')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Beside the conversation: the reader's earlier ones, on a phone behind a button; to visitors, an invitation. */
export function Side({ current, hasModel }: SideProps) {
  const { t } = useTranslation('askLaw')
  const [isOpen, setOpen] = useState(false)
  const isVisitor = useViewer() === null
  if (isVisitor) {
    return (
      <aside className={classes.side} aria-label={t('history.title')} data-open>
        <Invitation hasModel={hasModel} />
      </aside>
    )
  }
  return (
    <aside className={classes.side} aria-label={t('history.title')}>
      <div className={classes.beside}>
        <History current={current} />
      </div>
      <Button
        className={classes.opens}
        variant="default"
        icon={<Icon name="history" size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('history.title')}
      </Button>
      {isOpen && (
        <Dialog key={current} title={t('history.title')} place="sheet" onClose={() => setOpen(false)}>
          <div className={classes.sheet}>
            <History current={current} />
          </div>
        </Dialog>
      )}
    </aside>
  )
}
