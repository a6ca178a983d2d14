import { Fragment, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatMoment } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import type { Difference, Side } from './differences.ts'
import classes from './merge-dialog.module.css'
import type { BothChanged, MergedPart } from './merge-texts.ts'

interface MergeDialogProps<V extends object> {
  differences: readonly Difference<keyof V & string>[]
  mine: V
  theirs: V
  /** Who wrote meanwhile, and when (ISO 8601). */
  by: string
  at: string
  labelOf: (name: keyof V & string) => string
  /** What a field holds, to be read. */
  render: (name: keyof V & string, values: V) => ReactNode
  /** Of a formatted text that both changed: its parts, of which only what both changed is asked. */
  partsOf?: (name: keyof V & string) => readonly MergedPart[] | null
  /** What a side made of a block, with what it changed marked. */
  renderBlock?: (name: keyof V & string, block: BothChanged, side: Side) => ReactNode
  /** Goes on with what was chosen: what of theirs takes the place of what is typed. */
  onMerge: (taken: Partial<V>) => void
  onClose: () => void
}

interface ChoiceProps {
  name: string
  legend: string
  chosen: Side
  wordOf: (side: Side) => string
  render: (side: Side) => ReactNode
  onChoose: (side: Side) => void
}

/** Theirs and one's own beside each other. */
function Choice({ name, legend, chosen, wordOf, render, onChoose }: ChoiceProps) {
  return (
    <fieldset className={classes.difference}>
      <legend>{legend}</legend>
      <div className={classes.sides}>
        {(['theirs', 'mine'] as const).map((side) => (
          <div key={side} className={classes.side}>
            <label className={classes.who}>
              <input
                type="radio"
                name={`merge-${name}`}
                value={side}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {wordOf(side)}
            </label>
            <div className={classes.written} role="group" aria-label={wordOf(side)} tabIndex={0}>
              {render(side)}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

const isAsked = (part: MergedPart): part is BothChanged => typeof part !== 'string'

/** What somebody else saved while one was writing, field by field, to take theirs or keep one's own. */
export function MergeDialog<V extends object>(props: MergeDialogProps<V>) {
  const { differences, mine, theirs, by, at, labelOf, render, partsOf, renderBlock, onMerge, onClose } = props
  const { t } = useTranslation('forms')
  const language = useLanguage()
  const [chosen, setChosen] = useState<Partial<Record<string, Side>>>({})
  const sideOf = ({ name, side }: Difference) => chosen[name] ?? side
  const wordOf = (side: Side) => t(`meanwhile.${side}`, { name: by })
  /** Where theirs stands until one chooses, one's own was not written here. */
  const wordWhere = (proposed: Side) => (side: Side) =>
    side === 'mine' && proposed === 'theirs' ? t('meanwhile.untouched') : wordOf(side)

  const choose = (name: string) => (side: Side) => setChosen({ ...chosen, [name]: side })
  const merged = differences.map((difference) => ({
    ...difference,
    parts: partsOf?.(difference.name) ?? null,
  }))

  /** A text of its parts, as they were chosen. */
  function joined(name: string, parts: readonly MergedPart[]): string {
    return parts
      .map((part, place) => (isAsked(part) ? part[chosen[`${name}-${place}`] ?? 'mine'] : part))
      .join('')
  }

  function merge() {
    const taken = merged.flatMap(({ parts, ...difference }): [string, unknown][] => {
      const { name } = difference
      if (parts) return [[name, joined(name, parts)]]
      return sideOf(difference) === 'theirs' ? [[name, theirs[name]]] : []
    })
    onMerge(Object.fromEntries(taken) as Partial<V>)
  }

  return (
    <Dialog title={t('meanwhile.title')} onClose={onClose}>
      <p className={classes.text}>
        {t('meanwhile.text', { name: by, date: formatMoment(at, language, 'Asia/Shanghai') })}{' '}
        {t(differences.length > 0 ? 'meanwhile.choose' : 'meanwhile.same')}
      </p>
      <div className={classes.differences}>
        {merged.map(({ parts, ...difference }) => {
          const { name } = difference
          if (!parts) {
            return (
              <Choice
                key={name}
                name={name}
                legend={labelOf(name)}
                chosen={sideOf(difference)}
                wordOf={wordWhere(difference.side)}
                render={(side) => render(name, side === 'mine' ? mine : theirs)}
                onChoose={choose(name)}
              />
            )
          }
          return (
            <Fragment key={name}>
              <p>
                <b>{labelOf(name)}</b> · {t(parts.some(isAsked) ? 'meanwhile.some' : 'meanwhile.merged')}
              </p>
              {parts.map((part, place) => {
                if (!isAsked(part)) return null
                const key = `${name}-${place}`
                return (
                  <Choice
                    key={key}
                    name={key}
                    legend={labelOf(name)}
                    chosen={chosen[key] ?? 'mine'}
                    wordOf={wordOf}
                    render={(side) => renderBlock?.(name, part, side)}
                    onChoose={choose(key)}
                  />
                )
              })}
            </Fragment>
          )
        })}
      </div>
      <div className={classes.buttons}>
        <Button size="md" onClick={merge}>
          {t('meanwhile.merge')}
        </Button>
      </div>
    </Dialog>
  )
}
