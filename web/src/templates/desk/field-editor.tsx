import type { TemplateContent, TemplateField } from '@portal/protocol/templates/content.ts'
import { fieldKinds, profileSources } from '@portal/protocol/templates/constants.ts'
import { fieldsOf } from '@portal/protocol/templates/filling.ts'
import { useTranslation } from 'react-i18next'
import fields from '../../app/forms/fields.module.css'
import { numberOf } from '../../app/forms/plain-number.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ConditionsField } from './conditions-field.tsx'
import { NameField } from './name-field.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { TextsField } from './texts-field.tsx'

interface FieldEditorProps {
  content: TemplateContent
  field: TemplateField
  onChange: (field: TemplateField) => void
  onRename: (name: string) => void
}

const isText = ({ kind }: TemplateField) => kind === 'text' || kind === 'longText'
const isOfProfile = ({ kind }: TemplateField) => kind === 'text' || kind === 'email'
const isCount = ({ kind }: TemplateField) => kind === 'number' || kind === 'percent' || kind === 'money'

/** What a kind of answers does not have goes when the kind changes. */
function ofKind(field: TemplateField, kind: TemplateField['kind']): TemplateField {
  const { options, isTranslated, from, least: _least, most: _most, ...rest } = { ...field, kind }
  return {
    ...rest,
    ...(kind === 'choice' && {
      options: options ?? [
        { name: 'option1', label: { zh: '' } },
        { name: 'option2', label: { zh: '' } },
      ],
    }),
    ...(isText({ ...field, kind }) && isTranslated !== undefined && { isTranslated }),
    ...(isOfProfile({ ...field, kind }) && from && { from }),
  }
}

/** The least and the most that is taken: of a text its characters. */
function Bounds({ field, onChange }: Pick<FieldEditorProps, 'field' | 'onChange'>) {
  const { t } = useTranslation('templateEditor')
  const { t: forms } = useTranslation('forms')
  const unit = isText(field) ? 'Characters' : 'Value'
  return (
    <div className={fields.pair}>
      {(['least', 'most'] as const).map((bound) => (
        <TextInput
          isCompact
          key={`${field.name} ${bound}`}
          label={forms('optional', { label: t(`field.${bound}${unit}`) })}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={field[bound] ?? ''}
          onBlur={(event) => {
            const value = numberOf(event.currentTarget.value)
            onChange({ ...field, [bound]: Number.isNaN(value) ? undefined : value })
          }}
        />
      ))}
    </div>
  )
}

/** Whose profile answers a field. */
function Source({ field, onChange }: Pick<FieldEditorProps, 'field' | 'onChange'>) {
  const { t } = useTranslation('templateEditor')
  const { from } = field
  return (
    <div className={fields.pair}>
      <Select
        label={t('field.party')}
        value={from?.party ?? ''}
        choices={[
          { value: '', label: t('field.noSource') },
          { value: 'A', label: t('parties.A') },
          { value: 'B', label: t('parties.B') },
        ]}
        onChange={(party) =>
          onChange({
            ...field,
            from: party === '' ? undefined : { party, source: from?.source ?? 'name' },
          })
        }
      />
      {from && (
        <Select
          label={t('field.source')}
          value={from.source}
          choices={profileSources.map((source) => ({ value: source, label: t(`sources.${source}`) }))}
          onChange={(source) => onChange({ ...field, from: { ...from, source } })}
        />
      )}
    </div>
  )
}

/** A field of the form: what is asked, what is taken for an answer, and when it is asked. */
export function FieldEditor({ content, field, onChange, onRename }: FieldEditorProps) {
  const { t } = useTranslation('templateEditor')
  const { languages } = content
  const others = fieldsOf(content).flatMap(({ name }) => (name === field.name ? [] : [name]))
  const change = (next: Partial<TemplateField>) => onChange({ ...field, ...next })
  return (
    <>
      <div className={fields.pair}>
        <NameField hint={t('field.nameHint')} name={field.name} taken={others} onRename={onRename} />
        <Select
          label={t('field.kind')}
          value={field.kind}
          choices={fieldKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          onChange={(kind) => onChange(ofKind(field, kind))}
        />
      </div>
      <TextsField
        label={t('field.label')}
        languages={languages}
        texts={field.label}
        longest={120}
        onChange={(label = { zh: '' }) => change({ label })}
      />
      <Checkbox
        label={t('field.isRequired')}
        checked={field.isRequired}
        onChange={(event) => change({ isRequired: event.currentTarget.checked })}
      />
      {isText(field) && (
        <Checkbox
          label={t('field.isTranslated')}
          hint={t('field.isTranslatedHint')}
          checked={field.isTranslated ?? false}
          onChange={(event) => change({ isTranslated: event.currentTarget.checked })}
        />
      )}
      {field.kind === 'choice' && (
        <OptionsEditor
          languages={languages}
          options={field.options ?? []}
          onChange={(options) => change({ options })}
        />
      )}
      {(isText(field) || isCount(field)) && <Bounds field={field} onChange={onChange} />}
      {isOfProfile(field) && <Source field={field} onChange={onChange} />}
      <TextsField
        label={t('field.help')}
        hint={t('field.helpHint')}
        languages={languages}
        texts={field.help}
        longest={400}
        isOptional
        onChange={(help) => change({ help })}
      />
      <TextsField
        label={t('field.example')}
        languages={languages}
        texts={field.example}
        longest={120}
        isOptional
        onChange={(example) => change({ example })}
      />
      {isCount(field) && (
        <TextsField
          label={t('field.unit')}
          languages={languages}
          texts={field.unit}
          longest={20}
          isOptional
          onChange={(unit) => change({ unit })}
        />
      )}
      <ConditionsField
        content={content}
        except={field.name}
        when={field.when}
        onChange={(when) => change({ when })}
      />
    </>
  )
}
