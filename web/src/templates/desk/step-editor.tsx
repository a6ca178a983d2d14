import type { TemplateContent, TemplateStep } from '@portal/protocol/templates/content.ts'
import { fieldsOf } from '@portal/protocol/templates/filling.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { emptyField, freshName } from './edit-content.ts'
import classes from './content-editor.module.css'
import { TextsField } from './texts-field.tsx'

interface StepEditorProps {
  content: TemplateContent
  step: TemplateStep
  onChange: (step: TemplateStep) => void
  /** Leads to the field at a place of the step. */
  onOpen: (field: number) => void
}

/** A step of the form: what it is called, and its fields. */
export function StepEditor({ content, step, onChange, onOpen }: StepEditorProps) {
  const { t } = useTranslation('templateEditor')
  const names = fieldsOf(content).map(({ name }) => name)

  function add() {
    onChange({ ...step, fields: [...step.fields, emptyField(freshName('field', names))] })
    onOpen(step.fields.length)
  }

  return (
    <>
      <TextsField
        label={t('step.title')}
        languages={content.languages}
        texts={step.title}
        longest={120}
        onChange={(title = { zh: '' }) => onChange({ ...step, title })}
      />
      <Note tone="grey">{t('step.fields', { count: step.fields.length })}</Note>
      <Button variant="default" className={classes.add} icon={<Icon name="plus" size={16} />} onClick={add}>
        {t('field.add')}
      </Button>
    </>
  )
}
