import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import { fieldsOf } from '@portal/protocol/templates/filling.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './content-editor.module.css'
import { emptyField, freshName, type Texts } from './edit-content.ts'
import { isSame, type Place } from './place.ts'

interface OutlineProps {
  content: TemplateContent
  place: Place
  /** Whether something is wrong at a place. */
  isWrong: (place: Place) => boolean
  onOpen: (place: Place) => void
  onChange: (content: TemplateContent) => void
}

/** Everything that a template consists of, each a way to its editing. */
export function Outline({ content, place, isWrong, onOpen, onChange }: OutlineProps) {
  const { t } = useTranslation('templateEditor')
  const reader = useLanguage()
  const { steps, clauses, signatures } = content

  function entry(to: Place, texts: Texts | undefined, otherwise: string) {
    return (
      <button
        type="button"
        className={classes.entry}
        data-part={to.part}
        aria-current={isSame(to, place) ? 'true' : undefined}
        onClick={() => onOpen(to)}
      >
        <span>{texts?.[reader] || texts?.zh || otherwise}</span>
        {isWrong(to) && (
          <span className={classes.wrong}>
            <Icon name="alert" size={14} />
            <span className="visually-hidden">{t('isWrong')}</span>
          </span>
        )}
      </button>
    )
  }

  function addStep() {
    const names = steps.map(({ name }) => name)
    const fields = fieldsOf(content).map(({ name }) => name)
    const step = {
      name: freshName('step', names),
      title: { zh: '' },
      fields: [emptyField(freshName('field', fields))],
    }
    onChange({ ...content, steps: [...steps, step] })
    onOpen({ part: 'step', step: steps.length })
  }

  function addClause() {
    const name = freshName(
      'clause',
      clauses.map((clause) => clause.name),
    )
    const clause = { name, heading: { zh: '' }, paragraphs: [{ text: { zh: '' } }] }
    onChange({ ...content, clauses: [...clauses, clause] })
    onOpen({ part: 'clause', clause: clauses.length })
  }

  function addSignature() {
    onChange({ ...content, signatures: [...signatures, [{ text: { zh: '' } }]] })
    onOpen({ part: 'signature', block: signatures.length })
  }

  function addButton(label: string, add: () => void) {
    return (
      <Button variant="subtle" size="compact-sm" icon={<Icon name="plus" size={14} />} onClick={add}>
        {label}
      </Button>
    )
  }

  return (
    <nav className={classes.outline} aria-label={t('outline')}>
      <h3>{t('steps')}</h3>
      <ul>
        {steps.map((step, at) => (
          <li key={step.name}>
            {entry({ part: 'step', step: at }, step.title, step.name)}
            <ul>
              {step.fields.map((field, fieldAt) => (
                <li key={field.name}>
                  {entry({ part: 'field', step: at, field: fieldAt }, field.label, field.name)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {steps.length < 12 && addButton(t('step.add'), addStep)}
      <h3>{t('clauses')}</h3>
      <ul>
        {clauses.map((clause, at) => (
          <li key={clause.name}>
            {entry({ part: 'clause', clause: at }, clause.heading ?? clause.paragraphs[0]?.text, clause.name)}
          </li>
        ))}
      </ul>
      {clauses.length < 120 && addButton(t('clause.add'), addClause)}
      <h3>{t('signatures')}</h3>
      <ul>
        {signatures.map((block, at) => (
          <li key={at}>
            {entry({ part: 'signature', block: at }, block[0]?.text, t('signature.one', { number: at + 1 }))}
          </li>
        ))}
      </ul>
      {signatures.length < 4 && addButton(t('signature.add'), addSignature)}
    </nav>
  )
}
