import type { TemplateClause, TemplateContent } from '@portal/protocol/templates/content.ts'
import type { ShownBasis } from '@portal/protocol/templates/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { BasisField } from './basis-field.tsx'
import { ConditionsField } from './conditions-field.tsx'
import { NameField } from './name-field.tsx'
import { ParagraphsEditor } from './paragraphs-editor.tsx'
import { TextsField } from './texts-field.tsx'

interface ClauseEditorProps {
  content: TemplateContent
  clause: TemplateClause
  known: readonly ShownBasis[]
  onChange: (clause: TemplateClause) => void
}

/** A clause: its heading and paragraphs, when it stands in the contract, and the law that it rests on. */
export function ClauseEditor({ content, clause, known, onChange }: ClauseEditorProps) {
  const { t } = useTranslation('templateEditor')
  const others = content.clauses.flatMap(({ name }) => (name === clause.name ? [] : [name]))
  const change = (next: Partial<TemplateClause>) => onChange({ ...clause, ...next })
  return (
    <>
      <NameField
        hint={t('clause.nameHint', { clause: `{{#${clause.name}}}` })}
        name={clause.name}
        taken={others}
        onRename={(name) => change({ name })}
      />
      <Checkbox
        label={t('clause.isNumbered')}
        hint={t('clause.isNumberedHint')}
        checked={clause.heading !== undefined}
        onChange={(event) => change({ heading: event.currentTarget.checked ? { zh: '' } : undefined })}
      />
      {clause.heading && (
        <TextsField
          label={t('clause.heading')}
          languages={content.languages}
          texts={clause.heading}
          longest={120}
          onChange={(heading = { zh: '' }) => change({ heading })}
        />
      )}
      <ParagraphsEditor
        content={content}
        paragraphs={clause.paragraphs}
        most={30}
        onChange={(paragraphs) => change({ paragraphs })}
      />
      <ConditionsField content={content} when={clause.when} onChange={(when) => change({ when })} />
      <BasisField basis={clause.basis ?? []} known={known} onChange={(basis) => change({ basis })} />
    </>
  )
}
