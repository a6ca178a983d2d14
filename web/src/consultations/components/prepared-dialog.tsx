import { longestReply } from '@portal/protocol/consultations/constants.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import classes from '../../app/admin/page.module.css'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LanguageFields } from '../../app/forms/language-fields.tsx'
import { PresentText } from '../../app/forms/present-text.tsx'
import { RichTextField } from '../../app/forms/rich-text-field.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { useForm, type Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { consultationTypes } from '../queries.ts'
import type { Prepared } from '../standing.ts'

const addCall = formCall('consultations', 'addPrepared')
const editCall = formCall('consultations', 'editPrepared')

const wordsIn = (language: Language) => `words.${language}` as const

/** What the form begins with. */
function valuesOf(prepared: Prepared | null) {
  return {
    name: prepared?.name ?? '',
    type: prepared?.type ?? '',
    'words.zh': prepared?.words.zh ?? '',
    'words.en': prepared?.words.en ?? '',
    'words.ru': prepared?.words.ru ?? '',
  }
}

/** What follows once the text is saved. */
function useAfterSaving(onClose: () => void) {
  const { t } = useTranslation('adminFrame')
  return { toast: t('form.saved'), done: onClose, invalidates: [adminKey] }
}

interface PreparedFormProps {
  form: Form<ReturnType<typeof valuesOf>>
  onClose: () => void
  /** Above the fields: what somebody else wrote meanwhile. */
  children?: ReactNode
}

function PreparedForm({ form, onClose, children }: PreparedFormProps) {
  const { t } = useTranslation('preparedAnswers')
  const { t: ui } = useTranslation()
  const { data: types = [] } = useQuery(dictionaryQuery(useApp(), consultationTypes))
  return (
    <>
      <p id="prepared-form" className={classes.hint}>
        {t('lead')}
      </p>
      {children}
      <FormFrame form={form} labelledBy="prepared-form">
        <TextField form={form} name="name" label={t('name')} hint={t('nameHint')} />
        <ChoiceField
          form={form}
          name="type"
          label={t('type')}
          choices={[
            { value: '', label: t('anyType') },
            ...types.map((one) => ({ value: one.id, label: one.name })),
          ]}
        />
        <LanguageFields form={form} legend={t('text')} names={(language) => [wordsIn(language)]}>
          {(language, label) => {
            const { name, value, error, onChange } = form.text(wordsIn(language))
            return (
              <RichTextField
                name={name}
                value={value}
                error={error}
                onChange={onChange}
                label={ui(`languageNames.${language}`)}
                shownLabel={label}
                longest={longestReply}
              />
            )
          }}
        </LanguageFields>
        <FormButtons form={form} onCancel={onClose} />
      </FormFrame>
    </>
  )
}

function AddPrepared({ onClose }: { onClose: () => void }) {
  const form = useForm({ call: addCall, initial: valuesOf(null), after: useAfterSaving(onClose) })
  return <PreparedForm form={form} onClose={onClose} />
}

/** What somebody else saved meanwhile is shown, and what is typed stays. */
function EditPrepared({ prepared, onClose }: { prepared: Prepared; onClose: () => void }) {
  const { t: ui } = useTranslation()
  const { present } = useCatalogue('preparedAnswers')
  const { queries } = useApp()
  const [theirs, setTheirs] = useState<Prepared | null>(null)
  const [isTaken, setTaken] = useState(false)
  const { revision } = theirs ?? prepared
  const form = useForm({
    call: editCall,
    params: { id: prepared.id },
    initial: valuesOf(prepared),
    toBody: (body) => ({ ...body, revision }),
    refused: ({ code, data }) => {
      if (code !== codes.changedMeanwhile.code) return undefined
      setTheirs(data as Prepared)
      setTaken(false)
      void queries.invalidateQueries({ queryKey: adminKey })
      return {}
    },
    after: useAfterSaving(onClose),
  })
  return (
    <PreparedForm form={form} onClose={onClose}>
      {theirs && !isTaken && (
        <PresentText
          words={present}
          isTyped={form.isChanged}
          onTake={() => {
            form.change(valuesOf(theirs))
            setTaken(true)
          }}
        >
          <p>{theirs.name}</p>
          {languages.map((language) => (
            <section key={language} aria-label={ui(`languageNames.${language}`)}>
              <RichText html={theirs.words[language]} language={language} />
            </section>
          ))}
        </PresentText>
      )}
    </PreparedForm>
  )
}

/** Adds a text that answers are begun with, or changes one. */
export function PreparedDialog({ prepared, onClose }: { prepared: Prepared | null; onClose: () => void }) {
  const { t } = useTranslation('preparedAnswers')
  return (
    <Dialog title={t(prepared ? 'editTitle' : 'addTitle')} onClose={onClose}>
      {prepared ? <EditPrepared prepared={prepared} onClose={onClose} /> : <AddPrepared onClose={onClose} />}
    </Dialog>
  )
}
