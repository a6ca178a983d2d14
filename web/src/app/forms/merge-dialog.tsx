import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { formatMoment } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import type { Difference, Side } from './differences.ts'
import classes from './merge-dialog.module.css'

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
  /** Goes on with what was chosen: what of theirs takes the place of what is typed. */
  onMerge: (taken: Partial<V>) => void
  onClose: () => void
}

/** What somebody else saved while one was writing, field by field, to take theirs or keep one's own. */
export function MergeDialog<V extends object>(props: MergeDialogProps<V>) {
  const { differences, mine, theirs, by, at, labelOf, render, onMerge, onClose } = props
  const { t } = useTranslation('forms')
  const language = useLanguage()
  const [chosen, setChosen] = useState<Partial<Record<string, Side>>>({})
  const sideOf = ({ name, side }: Difference) => chosen[name] ?? side
  const wordOf = (side: Side) => t(`meanwhile.${side}`, { name: by })

  function merge() {
    const taken = differences
      .filter((difference) => sideOf(difference) === 'theirs')
      .map(({ name }) => [name, theirs[name]])
    onMerge(Object.fromEntries(taken) as Partial<V>)
  }

  return (
    <Dialog title={t('meanwhile.title')} onClose={onClose}>
      <p className={classes.text}>
        {t('meanwhile.text', { name: by, date: formatMoment(at, language, 'Asia/Shanghai') })}{' '}
        {t(differences.length > 0 ? 'meanwhile.choose' : 'meanwhile.same')}
      </p>
      <div className={classes.differences}>
        {differences.map((difference) => (
          <fieldset key={difference.name} className={classes.difference}>
            <legend>{labelOf(difference.name)}</legend>
            <div className={classes.sides}>
              {(['theirs', 'mine'] as const).map((side) => (
                <div key={side} className={classes.side}>
                  <label className={classes.who}>
                    <input
                      type="radio"
                      name={`merge-${difference.name}`}
                      value={side}
                      checked={sideOf(difference) === side}
                      onChange={() => setChosen({ ...chosen, [difference.name]: side })}
                    />
                    {wordOf(side)}
                  </label>
                  <div className={classes.written} role="group" aria-label={wordOf(side)} tabIndex={0}>
                    {render(difference.name, side === 'mine' ? mine : theirs)}
                  </div>
                </div>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className={classes.buttons}>
        <Button size="md" onClick={merge}>
          {t('meanwhile.merge')}
        </Button>
      </div>
    </Dialog>
  )
}
