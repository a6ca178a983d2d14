import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import type { ShownBasis } from '@portal/protocol/templates/schemas.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { ClauseEditor } from './clause-editor.tsx'
import classes from './content-editor.module.css'
import { movedAt, renamedField, replacedAt, withoutAt } from './edit-content.ts'
import { FieldEditor } from './field-editor.tsx'
import { ItemTools } from './item-tools.tsx'
import { Outline } from './outline.tsx'
import { ParagraphsEditor } from './paragraphs-editor.tsx'
import { isThere, type Place } from './place.ts'
import { StepEditor } from './step-editor.tsx'

interface EditedProps {
  content: TemplateContent
  known: readonly ShownBasis[]
  place: Place
  onChange: (content: TemplateContent) => void
  onOpen: (place: Place) => void
}

/** The list that a place is in, as one that can be moved within and taken from. */
function listAt(content: TemplateContent, place: Place) {
  const { steps, clauses, signatures } = content
  if (place.part === 'clause') {
    return {
      at: place.clause,
      count: clauses.length,
      isLastKept: true,
      moved: (by: -1 | 1) => ({ ...content, clauses: movedAt(clauses, place.clause, by) }),
      without: () => ({ ...content, clauses: withoutAt(clauses, place.clause) }),
      to: (at: number): Place => ({ part: 'clause', clause: at }),
    }
  }
  if (place.part === 'signature') {
    return {
      at: place.block,
      count: signatures.length,
      isLastKept: false,
      moved: (by: -1 | 1) => ({ ...content, signatures: movedAt(signatures, place.block, by) }),
      without: () => ({ ...content, signatures: withoutAt(signatures, place.block) }),
      to: (at: number): Place => ({ part: 'signature', block: at }),
    }
  }
  if (place.part === 'step') {
    return {
      at: place.step,
      count: steps.length,
      isLastKept: true,
      moved: (by: -1 | 1) => ({ ...content, steps: movedAt(steps, place.step, by) }),
      without: () => ({ ...content, steps: withoutAt(steps, place.step) }),
      to: (at: number): Place => ({ part: 'step', step: at }),
    }
  }
  const step = steps[place.step]
  const fields = step?.fields ?? []
  const withFields = (next: typeof fields) =>
    step ? { ...content, steps: replacedAt(steps, place.step, { ...step, fields: next }) } : content
  return {
    at: place.field,
    count: fields.length,
    isLastKept: true,
    moved: (by: -1 | 1) => withFields(movedAt(fields, place.field, by)),
    without: () => withFields(withoutAt(fields, place.field)),
    to: (at: number): Place => ({ part: 'field', step: place.step, field: at }),
  }
}

/** What stands at a place, to be edited. */
function Edited({ content, known, place, onChange, onOpen }: EditedProps) {
  if (place.part === 'clause') {
    const clause = content.clauses[place.clause]
    return (
      clause && (
        <ClauseEditor
          content={content}
          clause={clause}
          known={known}
          onChange={(next) =>
            onChange({ ...content, clauses: replacedAt(content.clauses, place.clause, next) })
          }
        />
      )
    )
  }
  if (place.part === 'signature') {
    return (
      <ParagraphsEditor
        content={content}
        paragraphs={content.signatures[place.block] ?? []}
        most={6}
        onChange={(next) =>
          onChange({ ...content, signatures: replacedAt(content.signatures, place.block, next) })
        }
      />
    )
  }
  const step = content.steps[place.step]
  if (!step) return null
  const changeStep = (next: typeof step) =>
    onChange({ ...content, steps: replacedAt(content.steps, place.step, next) })
  if (place.part === 'step') {
    return (
      <StepEditor
        content={content}
        step={step}
        onChange={changeStep}
        onOpen={(field) => onOpen({ part: 'field', step: place.step, field })}
      />
    )
  }
  const field = step.fields[place.field]
  return (
    field && (
      <FieldEditor
        content={content}
        field={field}
        onChange={(next) => changeStep({ ...step, fields: replacedAt(step.fields, place.field, next) })}
        onRename={(name) => onChange(renamedField(content, field.name, name))}
      />
    )
  )
}

interface ContentEditorProps {
  content: TemplateContent
  /** What the stored version’s clauses rest on. */
  known: readonly ShownBasis[]
  place: Place
  isWrong: (place: Place) => boolean
  onChange: (content: TemplateContent) => void
  onOpen: (place: Place) => void
}

/** A template's content: its parts beside the one that is edited. */
export function ContentEditor(props: ContentEditorProps) {
  const { content, known, place: wanted, isWrong, onChange, onOpen } = props
  const { t } = useTranslation('templateEditor')
  const panel = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(0)
  const place: Place = isThere(content, wanted) ? wanted : { part: 'step', step: 0 }
  const { at, count, isLastKept, moved, without, to } = listAt(content, place)
  const title = t(`${place.part}.one`, { number: at + 1 })

  function open(next: Place) {
    onOpen(next)
    setOpened(opened + 1)
    panel.current?.focus()
  }

  return (
    <div className={classes.editor}>
      <Outline content={content} place={place} isWrong={isWrong} onOpen={open} onChange={onChange} />
      <div ref={panel} tabIndex={-1} className={classes.panel}>
        <Card
          title={title}
          tools={
            <ItemTools
              name={title}
              at={at}
              count={count}
              isLastKept={isLastKept}
              onMove={(by) => {
                onChange(moved(by))
                onOpen(to(at + by))
              }}
              onRemove={() => {
                onChange(without())
                onOpen(to(Math.max(0, at - 1)))
                setOpened(opened + 1)
              }}
            />
          }
        >
          <div key={`${opened} ${JSON.stringify(place)}`} className={classes.fields}>
            <Edited content={content} known={known} place={place} onChange={onChange} onOpen={open} />
          </div>
        </Card>
      </div>
    </div>
  )
}
