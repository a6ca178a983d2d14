import { branches } from '@portal/protocol/glossary/constants.ts'
import type { Concept } from '@portal/protocol/glossary/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LanguageFields } from '../../app/forms/language-fields.tsx'
import { LongTextField, TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { valuesOf } from '../concept-values.ts'
import { adminKey } from '../../app/admin/queries.ts'
import classes from '../../app/admin/page.module.css'

const call = formCall('glossary', 'saveConcept')

const namesOf = (language: Language) => [`${language}.term`, `${language}.also`, `${language}.lay`] as const

/** Adds a concept to the glossary, or changes its words. */
export function ConceptDialog({ concept, onClose }: { concept: Concept | null; onClose: () => void }) {
  const { t } = useTranslation('glossaryDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { t: glossary } = useTranslation('glossary')
  const form = useForm({
    call,
    initial: valuesOf(concept),
    words: { id: { wrong: () => t('badId') } },
    after: { toast: frame('form.saved'), done: onClose, invalidates: [adminKey, ['glossary']] },
  })

  return (
    <Dialog title={t(concept ? 'editTitle' : 'addTitle')} onClose={onClose}>
      <p id="concept-form" className={classes.hint}>
        {concept ? <code>{concept.id}</code> : t('lead')}
      </p>
      <FormFrame form={form} labelledBy="concept-form">
        {!concept && (
          <TextField
            form={form}
            name="id"
            label={t('id')}
            hint={t('idHint')}
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
        <ChoiceField
          form={form}
          name="branch"
          label={t('branch')}
          choices={branches.map((branch) => ({ value: branch, label: glossary(`branches.${branch}`) }))}
        />
        <LanguageFields form={form} names={namesOf}>
          {(language, label) => {
            const [term, also, lay] = namesOf(language)
            return (
              <FieldGroup label={label}>
                <TextField form={form} name={term} label={t('term')} lang={language} />
                <LongTextField
                  form={form}
                  name={also}
                  label={t('also')}
                  hint={t('onePerLine')}
                  rows={3}
                  lang={language}
                />
                <LongTextField
                  form={form}
                  name={lay}
                  label={t('lay')}
                  hint={t('onePerLine')}
                  rows={3}
                  lang={language}
                />
              </FieldGroup>
            )
          }}
        </LanguageFields>
        <FormButtons form={form} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  )
}
