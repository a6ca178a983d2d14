import { Button, Textarea, TextInput } from '@mantine/core'
import { branches, type Branch } from '@portal/protocol/glossary/constants.ts'
import type { Concept } from '@portal/protocol/glossary/schemas.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { emptyFields } from '../empty-fields.ts'
import { problemsOf } from '../../app/forms/failures.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm, type Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { bodyOf, fieldOf, valuesOf, type ConceptValues } from '../concept-values.ts'
import { adminKey } from '../queries.ts'
import classes from './page.module.css'

/** The words of a concept in one language. */
function ConceptWords({ language, form }: { language: Language; form: Form<ConceptValues> }) {
  const { t } = useTranslation('admin')
  return (
    <fieldset className={classes.group}>
      <legend>{t(`languages.${language}`)}</legend>
      <TextInput {...form.text(`${language}Term`)} label={t('glossary.term')} maxLength={100} />
      <Textarea
        {...form.text(`${language}Also`)}
        label={t('glossary.also')}
        description={t('glossary.onePerLine')}
        rows={3}
      />
      <Textarea
        {...form.text(`${language}Lay`)}
        label={t('glossary.lay')}
        description={t('glossary.onePerLine')}
        rows={3}
      />
    </fieldset>
  )
}

/** Adds a concept to the glossary, or changes its words. */
export function ConceptDialog({ concept, onClose }: { concept: Concept | null; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const { t: ui } = useTranslation()
  const { t: glossary } = useTranslation('glossary')
  const { ask, queries } = useApp()
  const form = useForm(valuesOf(concept))
  const { values } = form

  const save = useMutation({
    mutationFn: () =>
      ask('glossary', 'saveConcept', {
        params: { id: values.id.trim() },
        body: { branch: values.branch as Branch, ...bodyOf(values) },
      }),
    onSuccess: async () => {
      showToast(t('form.saved'))
      onClose()
      await queries.invalidateQueries({ queryKey: adminKey })
      await queries.invalidateQueries({ queryKey: ['glossary'] })
    },
    onError: (error) => {
      const found = Object.entries(problemsOf(error, ui('states.offline'), Object.keys(values), fieldOf))
      form.mark(Object.fromEntries(found))
    },
  })

  function submit() {
    const found = {
      ...emptyFields(values, ['id', 'branch', 'zhTerm', 'enTerm', 'ruTerm'], t('form.required')),
      ...(values.id.trim() &&
        !/^[a-z0-9][a-z0-9-]{0,99}$/.test(values.id.trim()) && { id: t('glossary.badId') }),
    }
    if (form.mark(found)) save.mutate()
  }

  return (
    <Dialog title={t(concept ? 'glossary.editTitle' : 'glossary.addTitle')} onClose={onClose}>
      <p id="concept-form" className={classes.hint}>
        {concept ? <code>{concept.id}</code> : t('glossary.lead')}
      </p>
      <FormFrame form={form} labelledBy="concept-form" onSubmit={submit}>
        {!concept && (
          <TextInput
            {...form.text('id')}
            label={t('glossary.id')}
            description={t('glossary.idHint')}
            maxLength={100}
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
        <ChoiceField
          {...form.text('branch')}
          label={t('glossary.branch')}
          choices={branches.map((branch) => ({ value: branch, label: glossary(`branches.${branch}`) }))}
        />
        {languages.map((language) => (
          <ConceptWords key={language} language={language} form={form} />
        ))}
        <div className={classes.buttons}>
          <Button type="submit" loading={save.isPending}>
            {t('form.save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  )
}
