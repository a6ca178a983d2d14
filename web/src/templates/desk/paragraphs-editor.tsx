import type { TemplateContent, TemplateParagraph } from '@portal/protocol/templates/content.ts'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ConditionsField } from './conditions-field.tsx'
import classes from './content-editor.module.css'
import { movedAt, replacedAt, withoutAt } from './edit-content.ts'
import { ItemTools } from './item-tools.tsx'
import { TextsField } from './texts-field.tsx'

interface ParagraphsEditorProps {
  content: TemplateContent
  paragraphs: readonly TemplateParagraph[]
  most: number
  onChange: (paragraphs: TemplateParagraph[]) => void
}

/** Paragraphs in the template's languages beside each other, each with its conditions. */
export function ParagraphsEditor({ content, paragraphs, most, onChange }: ParagraphsEditorProps) {
  const { t } = useTranslation('templateEditor')
  return (
    <FieldGroup
      label={t('paragraphs.title')}
      hint={t('paragraphs.hint', { field: '{{name}}', clause: '{{#name}}' })}
    >
      <ol className={classes.parts}>
        {paragraphs.map((paragraph, at) => {
          const change = (next: Partial<TemplateParagraph>) =>
            onChange(replacedAt(paragraphs, at, { ...paragraph, ...next }))
          const title = t('paragraphs.one', { number: at + 1 })
          return (
            <li key={at} className={classes.part} aria-label={title}>
              <div className={classes.partHead}>
                <b>{title}</b>
                <ItemTools
                  name={title}
                  at={at}
                  count={paragraphs.length}
                  isLastKept
                  onMove={(by) => onChange(movedAt(paragraphs, at, by))}
                  onRemove={() => onChange(withoutAt(paragraphs, at))}
                />
              </div>
              <TextsField
                label={t('paragraphs.text')}
                languages={content.languages}
                texts={paragraph.text}
                longest={4000}
                isLong
                onChange={(text = { zh: '' }) => change({ text })}
              />
              <ConditionsField
                content={content}
                when={paragraph.when}
                onChange={(when) => change({ when })}
              />
            </li>
          )
        })}
      </ol>
      {paragraphs.length < most && (
        <Button
          variant="default"
          className={classes.add}
          icon={<Icon name="plus" size={14} />}
          onClick={() => onChange([...paragraphs, { text: { zh: '' } }])}
        >
          {t('paragraphs.add')}
        </Button>
      )}
    </FieldGroup>
  )
}
