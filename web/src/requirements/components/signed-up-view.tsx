import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { Thread } from '../../conversations/door/thread.tsx'
import { OpenContacts } from '../../app/records/open-contacts.tsx'
import { ContractingFirm, Fee, WorkingDays } from '../../app/records/terms.tsx'
import { useMoves } from '../../app/records/use-moves.tsx'
import { EvaluationCard } from '../../evaluations/door/evaluation-card.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DeadlineTag } from '../../ui/deadline-tag.tsx'
import { FactGrid, Facts } from '../../ui/facts.tsx'
import { formatDate } from '../../ui/format.ts'
import { Moment } from '../../ui/moment.tsx'
import { Note } from '../../ui/note.tsx'
import { RecordHead } from '../../ui/record-head.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { UrgentMark } from '../../ui/urgent-mark.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import type { AskedMove } from '../moves.ts'
import { isTimed, type SignedUp } from '../standing.ts'
import { useSignUpActions } from '../use-sign-up-actions.ts'
import { CooperationTag } from './cooperation-tag.tsx'
import { RequirementMove } from './move-dialog.tsx'
import classes from './record-facts.module.css'
import { Publisher } from './publisher.tsx'
import { RequirementContent } from './requirement-content.tsx'
import { RequirementTimeline } from './requirement-timeline.tsx'
import { SignedUpNext } from './signed-up-next.tsx'
import { useHelpFacts } from '../../help/door/use-help-facts.ts'

/** What the provider offered. */
function OwnOffer({ cooperation }: Pick<SignedUp, 'cooperation'>) {
  const { t } = useTranslation('signedUp')
  const { t: words } = useTranslation('requirements')
  const { firm, days, note, signedUpAt } = cooperation
  return (
    <Card title={t('mine')} isTight>
      <Facts
        look="narrow"
        facts={[
          [words('signUp.firm'), <ContractingFirm key="firm" firm={firm} />],
          [words('signUp.fee'), <Fee key="fee" offer={cooperation} />],
          [words('signUp.days'), <WorkingDays key="days" days={days} />],
          [words('signUp.signedUpAt'), <Moment key="at" at={signedUpAt} />],
        ]}
      />
      <p className={classes.note}>
        <Written>{note}</Written>
      </p>
    </Card>
  )
}

/** A requirement that the reader signed up for: whose turn it is, the thread, what was offered. */
export function SignedUpView({ record }: { record: SignedUp }) {
  const { requirement, cooperation } = record
  const { t } = useTranslation('signedUp')
  const { t: own } = useTranslation('ownRequirements')
  const { t: words } = useTranslation('requirements')
  const language = useLanguage()
  const { first, more } = useHelpFacts(requirement)
  const { title, code, content, priority, deadline, contacts, files, fileCount } = requirement
  const { state, conversationId, abilities } = cooperation
  const moves = useMoves<AskedMove>(
    ({ name }) => abilities.some((ability) => ability === name),
    (asked) => <RequirementMove {...asked} />,
  )
  const actions = useSignUpActions(moves.ask)(requirement, cooperation)
  const again = actions.find(({ to }) => to !== undefined)
  const day = formatDate(deadline, language)
  useAnchor(true)
  return (
    <>
      <PageHead title={title} description={title} noIndex />
      <RecordPage
        head={
          <RecordHead
            title={title}
            language={requirement.language}
            state={
              <>
                {priority === 'EMERGENCY' && <UrgentMark />}
                <CooperationTag state={state} side="provider" />
              </>
            }
            code={own('code', { code })}
            actions={actions}
          >
            <FactGrid
              facts={[
                [words('fields.publisher'), <Publisher key="publisher" publisher={requirement.publisher} />],
                ...first,
                ...more,
                [
                  words('fields.deadline'),
                  isTimed(requirement) ? (
                    <span className={classes.due}>
                      {day} <DeadlineTag on={deadline} today={zoneToday()} />
                    </span>
                  ) : (
                    day
                  ),
                ],
              ]}
            />
          </RecordHead>
        }
        next={
          <SignedUpNext
            record={record}
            again={again?.to && <ButtonLink to={again.to}>{again.label}</ButtonLink>}
          />
        }
        rail={
          <>
            <Card title={t('history')} isTight>
              <RequirementTimeline followed={requirement.history} signUps={[cooperation]} />
            </Card>
            <OwnOffer cooperation={cooperation} />
          </>
        }
      >
        {requirement.state === 'DELETED' && <Note tone="grey">{t('deleted')}</Note>}
        {state === 'COMPLETED' && <EvaluationCard kind="cooperation" id={cooperation.id} />}
        <Card title={t('content')}>
          {content === null ? (
            <Note tone="grey">{t('unread')}</Note>
          ) : (
            <RequirementContent
              requirement={{ ...requirement, content }}
              closed={files === null && fileCount > 0 ? t('filesClosed', { count: fileCount }) : undefined}
            />
          )}
        </Card>
        {conversationId === null ? (
          contacts && <OpenContacts lead={t('opened')} contacts={contacts} />
        ) : (
          <div id="thread">
            <Thread
              conversationId={conversationId}
              lead={contacts && <OpenContacts lead={t('opened')} contacts={contacts} />}
            />
          </div>
        )}
      </RecordPage>
      {moves.dialog}
    </>
  )
}
