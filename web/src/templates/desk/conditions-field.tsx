import type { TemplateCondition, TemplateContent, TemplateField } from '@portal/protocol/templates/content.ts'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { answersOf, askableFields, replacedAt, withoutAt } from './edit-content.ts'
import classes from './content-editor.module.css'

interface ConditionFieldProps {
  condition: TemplateCondition
  askable: readonly TemplateField[]
  onChange: (condition: TemplateCondition) => void
  onRemove: () => void
}

/** One condition: a field, and the answers that it shall have. */
function ConditionField({ condition, askable, onChange, onRemove }: ConditionFieldProps) {
  const { t } = useTranslation('templateEditor')
  const { t: forms } = useTranslation('forms')
  const reader = useLanguage()
  const asked = askable.find(({ name }) => name === condition.field)
  const labelOf = ({ name, label }: TemplateField) => (label[reader] ?? label.zh) || name
  const wordOf = (answer: string) => {
    if (asked?.kind === 'yesNo') return t(answer === 'yes' ? 'yes' : 'no')
    const option = asked?.options?.find(({ name }) => name === answer)
    return (option?.label[reader] ?? option?.label.zh) || answer
  }
  return (
    <li className={classes.condition}>
      <Select
        label={t('conditions.field')}
        value={condition.field}
        placeholder={condition.field || forms('choose')}
        choices={askable.map((field) => ({ value: field.name, label: labelOf(field) }))}
        onChange={(field) => onChange({ field, is: [] })}
      />
      <CheckboxGroup
        label={t('conditions.is')}
        choices={(asked ? answersOf(asked) : condition.is).map((answer) => ({
          value: answer,
          label: wordOf(answer),
        }))}
        chosen={condition.is}
        onChange={(is) => onChange({ ...condition, is })}
      />
      <button type="button" className={classes.tool} aria-label={t('conditions.remove')} onClick={onRemove}>
        <Icon name="remove" size={16} />
      </button>
    </li>
  )
}

interface ConditionsFieldProps {
  content: TemplateContent
  /** The field that the conditions are of: it asks for no answer of its own. */
  except?: string
  when: TemplateCondition[] | undefined
  onChange: (when: TemplateCondition[] | undefined) => void
}

/** When something applies: where all of its conditions hold. */
export function ConditionsField({ content, except, when: given, onChange }: ConditionsFieldProps) {
  const { t } = useTranslation('templateEditor')
  const when = given ?? []
  const askable = askableFields(content).filter(({ name }) => name !== except)
  const change = (next: TemplateCondition[]) => onChange(next.length > 0 ? next : undefined)
  if (askable.length === 0 && when.length === 0) return null
  return (
    <FieldGroup
      label={t('conditions.title')}
      hint={t(when.length > 0 ? 'conditions.hint' : 'conditions.always')}
    >
      {when.length > 0 && (
        <ul className={classes.conditions}>
          {when.map((condition, at) => (
            <ConditionField
              key={at}
              condition={condition}
              askable={askable}
              onChange={(next) => change(replacedAt(when, at, next))}
              onRemove={() => change(withoutAt(when, at))}
            />
          ))}
        </ul>
      )}
      {askable.length > 0 && when.length < 5 && (
        <Button
          variant="default"
          size="compact-md"
          className={classes.add}
          icon={<Icon name="plus" size={14} />}
          onClick={() => change([...when, { field: askable[0]?.name ?? '', is: [] }])}
        >
          {t('conditions.add')}
        </Button>
      )}
    </FieldGroup>
  )
}
