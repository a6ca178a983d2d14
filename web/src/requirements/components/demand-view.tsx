import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Translatable } from '../../translation/door/translatable.tsx'
import { Attachment } from '../../ui/attachment.tsx'
import { Card } from '../../ui/card.tsx'
import { DeadlineTag } from '../../ui/deadline-tag.tsx'
import { FactGrid } from '../../ui/facts.tsx'
import { formatDate } from '../../ui/format.ts'
import { Note } from '../../ui/note.tsx'
import { RecordHead } from '../../ui/record-head.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { UrgentMark } from '../../ui/urgent-mark.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { DemandNext } from './demand-next.tsx'
import { DemandRail } from './demand-rail.tsx'
import classes from './demand-view.module.css'
import { RequirementTag } from './requirement-tag.tsx'
import { SignUpDialog } from './sign-up-dialog.tsx'
import { useHelpFacts } from '../../help/door/use-help-facts.ts'

type Detail = OutputOf<typeof requirementCalls.read>

/** The attachments, or to whom they are open. */
function Files({ requirement: { files, fileCount, filesFor } }: { requirement: Detail }) {
  const { t } = useTranslation('demand')
  const { t: words } = useTranslation('requirements')
  if (fileCount === 0) return null
  return (
    <Card title={words('fields.files')}>
      {files ? (
        <ul className={classes.files}>
          {files.map(({ id, name, size, url }) => (
            <li key={id}>
              <Attachment name={name} bytes={size} url={url} />
            </li>
          ))}
        </ul>
      ) : (
        <Note tone="ink" icon="lock">
          {t('files.count', { count: fileCount })} {t(`files.${filesFor}`)}
        </Note>
      )}
    </Card>
  )
}

/** A requirement as somebody reads it who may take it up. */
export function DemandView({ record: requirement }: { record: Detail }) {
  const { t } = useTranslation('demand')
  const { t: words } = useTranslation('requirements')
  const language = useLanguage()
  const { first } = useHelpFacts(requirement)
  const [search, setSearch] = useSearchParams()
  const { title, code, state, priority, deadline, abilities } = requirement
  const [isAsked, setAsked] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const isLedHere = search.get('view') === 'signUp'
  const isSigningUp = isAsked || (isLedHere && abilities.includes('signUp'))

  function close() {
    setAsked(false)
    if (!isLedHere) return
    // Whoever comes back does not find it open again.
    setSearch(
      (before) => {
        before.delete('view')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <RecordPage
      head={
        <RecordHead
          title={title}
          language={requirement.language}
          state={
            <>
              {priority === 'EMERGENCY' && <UrgentMark />}
              <RequirementTag state={state} />
            </>
          }
          code={`${words('fields.code')} ${code}`}
        >
          <FactGrid
            facts={[
              [
                words('fields.deadline'),
                <span key="deadline" className={classes.deadline}>
                  {formatDate(deadline, language)} <DeadlineTag on={deadline} today={zoneToday()} />
                </span>,
              ],
              ...first,
            ]}
          />
        </RecordHead>
      }
      next={
        <DemandNext
          requirement={isClosed ? { ...requirement, abilities: [] } : requirement}
          onSignUp={() => setAsked(true)}
        />
      }
      rail={<DemandRail requirement={requirement} />}
    >
      {requirement.isIntended && (
        <Note tone="gold" icon="flag">
          {t('intended')}
        </Note>
      )}
      <Card title={words('fields.content')}>
        <Translatable language={requirement.language}>
          <RichText html={requirement.content} language={requirement.language} />
        </Translatable>
      </Card>
      <Files requirement={requirement} />
      {isSigningUp && (
        <SignUpDialog requirement={requirement} onClosed={() => setClosed(true)} onClose={close} />
      )}
    </RecordPage>
  )
}
