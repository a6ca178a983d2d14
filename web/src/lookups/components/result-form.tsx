import { languages } from '@portal/protocol/kernel/languages.ts'
import { longestAnswer, mostLookupFiles } from '@portal/protocol/lookups/constants.ts'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import type { CallFailed } from '../../app/ask.ts'
import { CheckField } from '../../app/forms/check-field.tsx'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { DayField } from '../../app/forms/day-field.tsx'
import fields from '../../app/forms/fields.module.css'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PresentText } from '../../app/forms/present-text.tsx'
import { RichTextField } from '../../app/forms/rich-text-field.tsx'
import { StartOver } from '../../app/forms/start-over.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { UploadsField } from '../../app/forms/uploads-field.tsx'
import { hasMoved, useCatchUp } from '../../app/forms/use-catch-up.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { usePresent } from '../../app/forms/use-present.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { DeskLookup, LookupResult } from '../standing.ts'
import { CasesField } from './cases-field.tsx'
import { EndedMeanwhile } from './ended-meanwhile.tsx'
import { HandOver } from './hand-over.tsx'
import { ProvisionsField } from './provisions-field.tsx'
import { QuestionsField } from './questions-field.tsx'
import classes from './result-form.module.css'
import { ResultView } from './result-view.tsx'
import { keptFields, valuesOf, type Chosen, type ResultValues } from './result-values.ts'

const call = formCall('lookups', 'write')

const longestQuestion = call.fields['questions']?.longest

/** Which result was there, by its revision; empty where none was. */
const markOf = ({ revision }: Pick<LookupResult, 'revision'>) => (revision === 0 ? '' : String(revision))

interface ResultFormProps {
  lookup: DeskLookup
  /** Whether the result may be written still. */
  isOpen: boolean
  /** Revision of the result to hand over, of which is asked at once: it was saved for that; null where none was. */
  toHandOver: number | null
  /** @param toHandOver the revision that was saved, where that was to hand it over */
  onSaved: (toHandOver: number | null) => void
}

/**
 * Writes the result of a lookup, and hands it over as it is written here. What another saved since what is typed was begun
 * is shown, and what is typed stays; where the lookup has ended meanwhile, what was typed can be read still.
 */
export function ResultForm({ lookup, isOpen, toHandOver, onSaved }: ResultFormProps) {
  const { t } = useTranslation('lookupsDesk')
  const { t: words } = useTranslation('lookups')
  const { t: ui } = useTranslation()
  const { t: kernel } = useTranslation('kernel')
  const { present: presentWords } = useCatalogue('lookupsDesk')
  const [initial] = useState(() => valuesOf(lookup, longestQuestion ?? 0))
  const stored = usePresent(lookup.result, markOf, [adminKey])
  const { present } = stored
  const [asked, setAsked] = useState(toHandOver)
  const savedRevision = useRef<number | null>(null)
  const [isRefused, setRefused] = useState(false)
  const catchUp = useCatchUp()
  const titleId = useId()
  const { id } = lookup
  const required = () => kernel('fields.required')

  function refused(error: CallFailed) {
    if (!hasMoved(error)) return stored.refused(error)
    setRefused(true)
    void catchUp(error, [adminKey])
    return {}
  }

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
      revision: present?.revision ?? 0,
      questions: questions.filter((one) => one.trim()),
      provisions: provisions.map(({ item: { lawId, article }, relevance }) => ({
        lawId,
        article,
        relevance,
      })),
      cases: cases.map(({ item: { caseId }, relevance }) => ({ caseId, relevance })),
    }),
    refused,
    draft: { key: `lookup-result-${id}`, kept: keptFields },
    isGuarded: true,
    after: {
      toast: t('saved'),
      invalidates: [adminKey],
      done: ({ revision }) => {
        savedRevision.current = revision
      },
    },
  })

  // Those who investigate declare for themselves.
  const namingAnother = {
    ...form,
    text: (name: 'institution' | 'investigator') => ({
      ...form.text(name),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        form.change({ [name]: value, declaresNoInterest: false }),
    }),
  }

  const isOther = stored.isOther({ begun: markOf(form.values) })

  /** Only once the draft of what was saved is given up does the form begin anew. */
  async function save(isToHandOver: boolean) {
    savedRevision.current = null
    await form.submit()
    if (savedRevision.current !== null) onSaved(isToHandOver ? savedRevision.current : null)
  }

  /** Asks whether to hand over what is on the screen, which is saved first where it is not what is stored. */
  async function handOver() {
    if (form.isChanged || form.held.size > 0 || isOther) await save(true)
    else setAsked(present?.revision ?? 0)
  }

  if (!isOpen && !form.isChanged && !isRefused) return null
  const answer = form.text('answer')
  const { value: files, ...upload } = form.field('files')
  return (
    <Card title={t('write')}>
      <p id={titleId} className={classes.text}>
        {t('writeText')}
      </p>
      <FormFrame form={{ ...form, submit: () => save(false) }} labelledBy={titleId}>
        {!isOpen && <EndedMeanwhile state={lookup.state} isLedTo={isRefused} />}
        {isOpen && present && isOther && (
          <PresentText
            words={presentWords}
            isTyped={form.isChanged}
            onTake={() => {
              stored.take()
              const theirs = valuesOf({ ...lookup, result: present }, longestQuestion ?? 0)
              form.change(theirs, Object.keys(form.problems))
            }}
          >
            <details>
              <summary className={classes.theirs}>{t('theirs', { revision: present.revision })}</summary>
              <ResultView result={present} endedAt={null} />
            </details>
          </PresentText>
        )}
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
          hint={t('fields.answerHint')}
          longest={longestAnswer}
        />
        <ProvisionsField form={form} />
        <CasesField form={form} />
        <div className={fields.pair}>
          <TextField form={namingAnother} name="institution" label={t('fields.institution')} />
          <TextField form={namingAnother} name="investigator" label={t('fields.investigator')} />
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
        <FormButtons form={form} submit={t('save')} isDisabled={!isOpen}>
          {isOpen && lookup.abilities.includes('complete') && (
            <Button variant="outline" size="md" onClick={() => void handOver()}>
              {words('actions.complete')}
            </Button>
          )}
          <StartOver form={form} />
        </FormButtons>
      </FormFrame>
      {isOpen && asked !== null && (
        <HandOver
          lookup={lookup}
          revision={asked}
          refused={(error) => {
            const told = refused(error)
            if (!told) return undefined
            setAsked(null)
            form.mark(told)
            return told
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}
