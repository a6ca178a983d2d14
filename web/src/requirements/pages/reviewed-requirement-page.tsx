import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { AssignReviewer } from '../../app/admin/assign-reviewer.tsx'
import { History } from '../../app/admin/history.tsx'
import { ReviewPage } from '../../app/admin/review-page.tsx'
import { defineReviewedRecord } from '../../app/admin/reviewed-record.tsx'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Translatable } from '../../translation/door/translatable.tsx'
import { Attachment } from '../../ui/attachment.tsx'
import { Card } from '../../ui/card.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { UrgentMark } from '../../ui/urgent-mark.tsx'
import { DecideRequirement } from '../components/decide-requirement.tsx'
import { RequirementTag } from '../components/requirement-tag.tsx'
import { ReviewedFacts } from '../components/reviewed-facts.tsx'
import { requirementQueue, reviewedRequirementQuery } from '../desk-queries.ts'
import { useMoveTitle } from '../use-move-title.ts'

/** A requirement with all that its moderator needs to decide on it. */
function ReviewedRequirement({ record: requirement }: { record: OutputOf<Calls['requirements']['review']> }) {
  const { t } = useTranslation('requirements')
  const { t: desk } = useTranslation('requirementsDesk')
  const { history } = useCatalogue('requirements')
  const titleOf = useMoveTitle()
  const context = useApp()
  return (
    <ReviewPage
      name="admin/requirements/detail"
      title={requirement.title}
      language={requirement.language}
      state={
        <>
          {requirement.priority === 'EMERGENCY' && <UrgentMark />}
          <RequirementTag state={requirement.state} isReaders />
        </>
      }
      queue={requirementQueue}
      id={requirement.id}
      decisions={<DecideRequirement key={requirement.id} {...requirement} />}
      history={
        <History
          entries={requirement.history.map((entry) => ({ ...entry, title: titleOf(entry) }))}
          names={history}
        />
      }
      rail={
        <AssignReviewer
          {...requirement}
          send={(to) =>
            context.ask('requirements', 'assign', { params: { id: requirement.id }, body: { to } })
          }
        />
      }
    >
      <Card title={desk('facts')}>
        <ReviewedFacts requirement={requirement} />
      </Card>
      <Card title={t('fields.content')}>
        <Translatable language={requirement.language}>
          <RichText html={requirement.content} language={requirement.language} />
        </Translatable>
      </Card>
      {requirement.files.length > 0 && (
        <Card title={t('fields.files')}>
          {requirement.files.map(({ id: file, name, size, url }) => (
            <Attachment key={file} name={name} bytes={size} url={url} />
          ))}
        </Card>
      )}
    </ReviewPage>
  )
}

export const { page } = defineReviewedRecord({ query: reviewedRequirementQuery, View: ReviewedRequirement })
