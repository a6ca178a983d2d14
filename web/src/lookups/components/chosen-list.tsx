import { longestRelevance } from '@portal/protocol/lookups/constants.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathOf } from '../../app/forms/row-paths.ts'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Written } from '../../ui/written.tsx'
import classes from './finder.module.css'
import type { Chosen } from './result-values.ts'

interface ChosenListProps<Item> {
  field: Pick<FieldProps<Chosen<Item>[]>, 'name' | 'value'>
  /** Takes what is chosen over, and the paths whose problems go. */
  onChange: (chosen: Chosen<Item>[], told: string[]) => void
  /** What is wrong, by the path of each field. */
  problems: Readonly<Record<string, string>>
  label: string
  keyOf: (item: Item) => string
  nameOf: (item: Item) => string
  render: (item: Item) => ReactNode
}

/** What was chosen for a result, each with how it bears on the question. */
export function ChosenList<Item>(props: ChosenListProps<Item>) {
  const { field, onChange, problems, label, keyOf, nameOf, render } = props
  const { name, value: chosen } = field
  const pathAt = (at: number) => pathOf(name, at, 'relevance')
  const { t } = useTranslation('lookupsDesk')
  if (chosen.length === 0) return null
  return (
    <ul className={classes.chosen} aria-label={`${label}: ${t('fields.chosen')}`}>
      {chosen.map(({ item, relevance }, at) => (
        <li key={keyOf(item)}>
          {render(item)}
          <TextArea
            name={pathAt(at)}
            label={
              <>
                {t('fields.relevance')}
                <span className="visually-hidden">
                  {' · '}
                  <Written>{nameOf(item)}</Written>
                </span>
              </>
            }
            value={relevance}
            error={problems[pathAt(at)]}
            maxLength={longestRelevance}
            rows={2}
            mostRows={8}
            onChange={(event) => {
              const said = event.currentTarget.value
              onChange(
                chosen.map((one, place) => (place === at ? { ...one, relevance: said } : one)),
                [pathAt(at)],
              )
            }}
          />
          <div>
            <Button
              variant="default"
              icon={<Icon name="remove" size={16} />}
              onClick={() =>
                onChange(
                  chosen.filter((_, place) => place !== at),
                  // Those behind it move up.
                  chosen.map((_, place) => pathAt(place)).slice(at),
                )
              }
            >
              {t('fields.remove', { name: nameOf(item) })}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
