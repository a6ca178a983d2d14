import { mostResultQuestions } from '@portal/protocol/lookups/constants.ts'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../ui/field-group.tsx'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import classes from './result-form.module.css'

interface QuestionsFieldProps extends FieldProps<string[]> {
  label: string
  longest: number | undefined
}

/** The questions that a result answers, a row each. */
export function QuestionsField(props: QuestionsFieldProps) {
  const { name, value: questions, error, onChange, label, longest } = props
  const { t } = useTranslation('lookupsDesk')
  return (
    <FieldGroup label={label} error={error}>
      {questions.map((question, at) => {
        const place = at + 1
        return (
          // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their place alone
          <div key={at} className={classes.question}>
            <TextInput
              name={name}
              aria-label={t('fields.question', { place })}
              value={question}
              maxLength={longest}
              aria-invalid={error ? true : undefined}
              autoComplete="off"
              onChange={(event) => {
                const said = event.currentTarget.value
                onChange(questions.map((one, other) => (other === at ? said : one)))
              }}
            />
            {questions.length > 1 && (
              <button
                type="button"
                aria-label={t('fields.removeQuestion', { place })}
                onClick={() => onChange(questions.filter((_, other) => other !== at))}
              >
                <Icon name="remove" size={16} />
              </button>
            )}
          </div>
        )
      })}
      {questions.length < mostResultQuestions && (
        <div>
          <Button
            variant="default"
            icon={<Icon name="plus" size={16} />}
            onClick={() => onChange([...questions, ''])}
          >
            {t('fields.addQuestion')}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}
