import { codes } from '@portal/protocol/kernel/codes.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import type { ContentProblem, DeskTemplate, DeskTemplateVersion } from '@portal/protocol/templates/schemas.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { adminKey } from '../../app/admin/queries.ts'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { FormPart } from '../../app/forms/form-part.tsx'
import { LanguageFields } from '../../app/forms/language-fields.tsx'
import { StartOver } from '../../app/forms/start-over.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useAct } from '../../app/forms/use-act.ts'
import { useForm, type Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { DictionaryField } from '../../reference/door/dictionary-field.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { Note } from '../../ui/note.tsx'
import { ContentEditor } from './content-editor.tsx'
import { MergeTemplate } from './merge-template.tsx'
import { isSame, namedPlace, placeOf, type Place } from './place.ts'
import { ProblemList } from './problem-list.tsx'
import classes from './template-form.module.css'
import { keptFields, valuesOf, type TemplateValues } from './template-values.ts'
import { TryOut } from './try-out.tsx'
import { UploadCard } from './upload-card.tsx'

const calls = {
  add: formCall('templates', 'add'),
  edit: formCall('templates', 'edit'),
}

/** What is new in a version is said in Chinese at least, or not at all. */
const notes = ['note.zh', 'note.en', 'note.ru'] as const

const recordOf = (id: string) => `/admin/templates/detail?id=${id}`

/** Title, summary and note in three languages, and what the template is for. */
function FactFields({ form }: { form: Form<TemplateValues> }) {
  const { t } = useTranslation('templateDesk')
  const { t: forms } = useTranslation('forms')
  const { t: ui } = useTranslation()
  const names = {
    title: t('fields.title'),
    summary: t('fields.summary'),
    note: forms('optional', { label: t('fields.note') }),
  }
  const labelOf = (label: string, language: Language): ReactNode => (
    <span>
      {label}
      <span className="visually-hidden"> · {ui(`languageNames.${language}`)}</span>
    </span>
  )
  return (
    <>
      <LanguageFields form={form} names={(language) => [`title.${language}`, `summary.${language}`]} isBeside>
        {(language) =>
          (['title', 'summary', 'note'] as const).map((field) => (
            <LongTextField
              key={field}
              form={form}
              name={`${field}.${language}`}
              label={labelOf(names[field], language)}
              rows={field === 'summary' ? 3 : 1}
              mostRows={8}
              lang={language}
            />
          ))
        }
      </LanguageFields>
      <DictionaryField form={form} name="category" label={t('fields.category')} />
    </>
  )
}

/** A content that was checked; what is written since is another. */
interface Check {
  content: TemplateContent
  problems: readonly ContentProblem[]
}

interface CheckedProps {
  content: TemplateContent
  /** Of this content; null as long as it was not checked. */
  problems: readonly ContentProblem[] | null
  onCheck: (check: Check) => void
  onOpen: (place: Place) => void
}

/** What is wrong with the content as it is written now, on request. */
function Checked({ content, problems, onCheck, onOpen }: CheckedProps) {
  const { t } = useTranslation('templateEditor')
  const { ask } = useApp()
  const { make, isBusy, problem } = useAct(
    async (checked: TemplateContent) => ({
      content: checked,
      problems: await ask('templates', 'check', { body: { content: checked } }),
    }),
    { done: onCheck },
  )
  return (
    <div className={classes.checked}>
      <Button variant="default" isBusy={isBusy} onClick={() => make(content)}>
        {t('check')}
      </Button>
      {problem && <Note tone="seal">{problem}</Note>}
      {problems?.length === 0 && (
        <Note tone="jade" isAlert>
          {t('sound')}
        </Note>
      )}
      {problems && problems.length > 0 && (
        <ProblemList
          content={content}
          problems={problems}
          renderPlace={(place, name) => (
            <button type="button" onClick={() => onOpen(place)}>
              {name}
            </button>
          )}
        />
      )}
    </div>
  )
}

interface TemplateFormProps {
  /** Null for a new one. */
  template: DeskTemplate | null
  labelledBy: string
}

/** Writes a template, or a version of one. What others save meanwhile is merged, and nothing typed is lost. */
export function TemplateForm({ template, labelledBy }: TemplateFormProps) {
  const { t } = useTranslation('templateEditor')
  const { t: ui } = useTranslation()
  const { t: frame } = useTranslation('adminFrame')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // What its writer read: a version that comes meanwhile is another.
  const [version] = useState(template?.latest ?? null)
  const [initial] = useState(() => valuesOf(version))
  const [begun, setBegun] = useState(initial)
  const [theirs, setTheirs] = useState<DeskTemplateVersion | null>(null)
  const [place, setPlace] = useState(() => namedPlace(search.get('at')))
  const [isTried, setTried] = useState(false)
  // What is stored was checked as it was saved; where nothing was wrong, nobody has asked.
  const [check, setCheck] = useState<Check | null>(
    version && version.problems.length > 0 ? { content: initial.content, problems: version.problems } : null,
  )
  const id = template?.id
  const form = useForm({
    call: version ? calls.edit : calls.add,
    params: version ? { id: version.id } : {},
    initial,
    leftOut: (values) => (notes.some((name) => values[name].trim() !== '') ? [] : notes),
    toBody: (body, { content }) => ({ ...body, content }),
    refused: ({ code, data }) => {
      if (code !== codes.changedMeanwhile.code) return undefined
      setTheirs(data as DeskTemplateVersion)
      return {}
    },
    draft: { key: `template-${version?.id ?? 'new'}`, kept: keptFields },
    isGuarded: true,
    after: {
      toast: frame('form.saved'),
      invalidates: [adminKey],
      go: (answer) => recordOf('id' in answer ? answer.id : (id ?? '')),
    },
  })
  const { content } = form.values
  const known = version?.basis ?? []
  const problems = check?.content === content ? check.problems : null
  return (
    <>
      {theirs && (
        <MergeTemplate
          key={theirs.revision}
          // A draft from the device may rest on a version that is not known any more.
          begun={form.values.revision === begun.revision ? begun : null}
          mine={form.values}
          theirs={theirs}
          onMerge={(taken) => {
            form.change({ ...taken, revision: theirs.revision })
            setBegun(valuesOf(theirs))
            setTheirs(null)
          }}
          onClose={() => setTheirs(null)}
        />
      )}
      <div className={classes.views} role="group" aria-label={t('tryOut.views')}>
        <Button
          variant={isTried ? 'default' : 'filled'}
          aria-pressed={!isTried}
          onClick={() => setTried(false)}
        >
          {t('tryOut.write')}
        </Button>
        <Button
          variant={isTried ? 'filled' : 'default'}
          aria-pressed={isTried}
          onClick={() => setTried(true)}
        >
          {t('tryOut.try')}
        </Button>
      </div>
      {isTried && <TryOut content={content} basis={known} />}
      <div hidden={isTried}>
        <UploadCard
          onRead={(read) => {
            form.change({
              content: read.content,
              ...(form.values['title.zh'] === '' && { 'title.zh': read.title }),
            })
            setPlace({ part: 'field', step: 0, field: 0 })
          }}
        />
        <FormFrame form={form} labelledBy={labelledBy}>
          <FormPart title={t('facts')} text={t('factsText')}>
            <FactFields form={form} />
          </FormPart>
          <FormPart title={t('content')} text={t('contentText')}>
            <CheckboxGroup
              label={t('languages')}
              error={form.problems['content']}
              choices={languages.map((one) => ({
                value: one,
                label: ui(`languageNames.${one}`),
                isDisabled: one === 'zh',
              }))}
              chosen={content.languages}
              onChange={(chosen) =>
                form.change({
                  content: {
                    ...content,
                    languages: languages.filter((one) => one === 'zh' || chosen.includes(one)),
                  },
                })
              }
            />
            <Checked content={content} problems={problems} onCheck={setCheck} onOpen={setPlace} />
            <ContentEditor
              content={content}
              known={known}
              place={place}
              isWrong={(wanted) =>
                problems?.some((problem) => {
                  const at = placeOf(content, problem)
                  return at !== null && isSame(at, wanted)
                }) ?? false
              }
              onChange={(next) => form.change({ content: next })}
              onOpen={setPlace}
            />
          </FormPart>
          <FormButtons
            form={form}
            submit={t('save')}
            onCancel={() => void navigate(id === undefined ? '/admin/templates' : recordOf(id))}
          >
            <StartOver form={form} />
          </FormButtons>
        </FormFrame>
      </div>
    </>
  )
}
