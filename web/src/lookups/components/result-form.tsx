import { Button } from '@mantine/core'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { longestAnswer, mostLookupFiles } from '@portal/protocol/lookups/constants.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import { CheckField } from '../../app/forms/check-field.tsx'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { DayField } from '../../app/forms/day-field.tsx'
import fields from '../../app/forms/fields.module.css'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { RichTextField } from '../../app/forms/rich-text-field.tsx'
import { StartOver } from '../../app/forms/start-over.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { UploadsField } from '../../app/forms/uploads-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import type { DeskLookup, LookupResult } from '../standing.ts'
import { CasesField } from './cases-field.tsx'
import { ProvisionsField } from './provisions-field.tsx'
import { QuestionsField } from './questions-field.tsx'
import classes from './result-form.module.css'
import { ResultView } from './result-view.tsx'
import { keptFields, valuesOf, type Chosen, type ResultValues } from './result-values.ts'

const call = formCall('lookups', 'write')

const longestQuestion = call.fields['questions']?.longest

interface ConflictProps {
  theirs: LookupResult
  onKeep: () => void
}

/** What somebody else saved meanwhile, to compare with. */
function Conflict({ theirs, onKeep }: ConflictProps) {
  const { t } = useTranslation('lookupsDesk')
  return (
    <Note tone="seal" isAlert>
      <p>{t('conflict')}</p>
      <details className={classes.theirs}>
        <summary>{t('theirs', { revision: theirs.revision })}</summary>
        <ResultView result={theirs} endedAt={null} />
      </details>
      <Button variant="default" onClick={onKeep}>
        {t('keepMine')}
      </Button>
    </Note>
  )
}

interface ResultFormProps {
  lookup: DeskLookup
  onSaved: () => void
}

/** Writes the result of a lookup. What others save meanwhile changes nothing in it. */
export function ResultForm({ lookup, onSaved }: ResultFormProps) {
  const { t } = useTranslation('lookupsDesk')
  const { t: ui } = useTranslation()
  const { t: kernel } = useTranslation('kernel')
  const [initial] = useState(() => valuesOf(lookup, longestQuestion ?? 0))
  const [theirs, setTheirs] = useState<LookupResult | null>(null)
  const titleId = useId()
  const { id } = lookup
  const required = () => kernel('fields.required')

  /** What is wrong with how those that were chosen bear on the question. */
  function unsaid(list: 'provisions' | 'cases', chosen: readonly Chosen<unknown>[]) {
    return chosen.flatMap(({ relevance }, at) =>
      relevance.trim() ? [] : [[`${list}.${at}.relevance`, required] as const],
    )
  }

  const form = useForm<ResultValues, 'lookups', 'write'>({
    call,
    params: { id },
    initial,
    check: (values) => ({
      ...Object.fromEntries([...unsaid('provisions', values.provisions), ...unsaid('cases', values.cases)]),
      questions: values.questions.some((one) => one.trim()) ? undefined : required,
      declaresNoInterest: values.declaresNoInterest ? undefined : () => t('fields.declaresMissing'),
    }),
    toBody: (body, { questions, provisions, cases }) => ({
      ...body,
      questions: questions.filter((one) => one.trim()),
      provisions: provisions.map(({ item: { lawId, article }, relevance }) => ({
        lawId,
        article,
        relevance,
      })),
      cases: cases.map(({ item: { caseId }, relevance }) => ({ caseId, relevance })),
    }),
    refused: ({ code, data }) => {
      if (code !== codes.changedMeanwhile.code) return undefined
      setTheirs(data as LookupResult)
      return {}
    },
    draft: { key: `lookup-result-${id}`, kept: keptFields },
    after: { toast: t('saved'), invalidates: [adminKey], done: onSaved },
  })
  const answer = form.text('answer')
  const { value: files, ...upload } = form.field('files')
  return (
    <Card title={t('write')}>
      <p id={titleId} className={classes.text}>
        {t('writeText')}
      </p>
      {theirs && (
        <Conflict
          theirs={theirs}
          onKeep={() => {
            form.change({ revision: theirs.revision })
            setTheirs(null)
          }}
        />
      )}
      <FormFrame form={form} labelledBy={titleId}>
        <div className={fields.pair}>
          <ChoiceField
            form={form}
            name="language"
            label={t('fields.language')}
            choices={languages.map((one) => ({ value: one, label: ui(`languageNames.${one}`) }))}
          />
          <DayField form={form} name="checkedOn" label={t('fields.checkedOn')} />
        </div>
        <TextField form={form} name="title" label={t('fields.title')} autoComplete="off" />
        <QuestionsField
          {...form.field('questions')}
          label={t('fields.questions')}
          longest={longestQuestion}
        />
        <RichTextField
          name={answer.name}
          value={answer.value}
          error={answer.error}
          onChange={answer.onChange}
          label={t('fields.answer')}
          description={t('fields.answerHint')}
          longest={longestAnswer}
        />
        <ProvisionsField form={form} />
        <CasesField form={form} />
        <div className={fields.pair}>
          <TextField form={form} name="institution" label={t('fields.institution')} />
          <TextField form={form} name="investigator" label={t('fields.investigator')} />
        </div>
        <UploadsField
          {...upload}
          files={files}
          label={t('fields.files')}
          hint={t('fields.filesHint', { most: mostLookupFiles })}
          purpose="ATTACHMENT"
          most={mostLookupFiles}
        />
        <CheckField form={form} name="declaresNoInterest" label={t('fields.declares')} />
        <FormButtons form={form} submit={t('save')}>
          <StartOver form={form} />
        </FormButtons>
      </FormFrame>
    </Card>
  )
}
