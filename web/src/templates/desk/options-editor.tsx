import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { TemplateField } from '@portal/protocol/templates/content.ts'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import classes from './content-editor.module.css'
import { freshName, movedAt, replacedAt, withoutAt } from './edit-content.ts'
import { ItemTools } from './item-tools.tsx'
import { NameField } from './name-field.tsx'
import { TextsField } from './texts-field.tsx'

type Option = NonNullable<TemplateField['options']>[number]

interface OptionsEditorProps {
  languages: readonly Language[]
  options: readonly Option[]
  onChange: (options: Option[]) => void
}

/** What a choice offers, each with what the contract says of it. */
export function OptionsEditor({ languages, options, onChange }: OptionsEditorProps) {
  const { t } = useTranslation('templateEditor')
  const names = options.map(({ name }) => name)
  return (
    <FieldGroup label={t('options.title')} hint={t('options.hint')}>
      <ol className={classes.parts}>
        {options.map((option, at) => {
          const change = (next: Partial<Option>) => onChange(replacedAt(options, at, { ...option, ...next }))
          const title = t('options.one', { number: at + 1 })
          return (
            <li key={option.name} className={classes.part} aria-label={title}>
              <div className={classes.partHead}>
                <b>{title}</b>
                <ItemTools
                  name={title}
                  at={at}
                  count={options.length}
                  isLastKept
                  onMove={(by) => onChange(movedAt(options, at, by))}
                  onRemove={() => onChange(withoutAt(options, at))}
                />
              </div>
              <NameField
                key={option.name}
                hint={t('options.nameHint')}
                name={option.name}
                taken={names.filter((name) => name !== option.name)}
                onRename={(name) => change({ name })}
              />
              <TextsField
                label={t('options.label')}
                languages={languages}
                texts={option.label}
                longest={120}
                onChange={(label = { zh: '' }) => change({ label })}
              />
              <TextsField
                label={t('options.text')}
                hint={t('options.textHint')}
                languages={languages}
                texts={option.text}
                longest={400}
                isOptional
                onChange={(text) => change({ text })}
              />
            </li>
          )
        })}
      </ol>
      <Button
        variant="default"
        className={classes.add}
        icon={<Icon name="plus" size={14} />}
        onClick={() => onChange([...options, { name: freshName('option', names), label: { zh: '' } }])}
      >
        {t('options.add')}
      </Button>
    </FieldGroup>
  )
}
