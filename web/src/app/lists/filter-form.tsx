import type { Asked, List } from '@portal/protocol/kernel/list.ts'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { isWrongWayRound } from '../../ui/day-range.tsx'
import { FilterDrawer } from '../../ui/filter-drawer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useTyped } from '../use-typed.ts'
import { filtersOf, textIn, type FilterField, type Held } from './filter-field.ts'
import classes from './filter-form.module.css'
import { FilterInput } from './filter-input.tsx'
import type { ListState } from './use-list.ts'

interface FilterFormProps<L extends List> {
  list: ListState<L>
  /** But for tabs, which stand above. */
  fields: readonly FilterField[]
  /** How many filters are chosen in each field. */
  chosen: Readonly<Record<string, number>>
}

const trimmed = (held: string | readonly string[]) => (typeof held === 'string' ? held.trim() : held)

/** How long a pause in typing is, in milliseconds. */
const pause = 300

function read<L extends List>(held: Held): Asked<L>['filters'] {
  return Object.fromEntries(
    Object.entries(held).map(([name, value]) => [name, trimmed(value)]),
  ) as Asked<L>['filters']
}

interface ShowProps<L extends List> {
  list: ListState<L>
  held: Held
  isBad: boolean
}

/** At the foot of the drawer, in sight: how many rows would be shown. */
function Show<L extends List>({ list, held, isBad }: ShowProps<L>) {
  const { t } = useTranslation()
  const settled = useDebounced(held, pause)
  const { data } = useQuery({
    ...list.queryOf({ filters: read<L>(settled) }),
    enabled: !isBad,
    // What the list itself has asked for need not be asked for again.
    refetchOnMount: false,
  })
  return (
    <div className={classes.show}>
      <Button type="submit" isWide size="md">
        {data ? t('parts.show', { count: data.page.totalElements }) : t('list.filter')}
      </Button>
    </div>
  )
}

/** What a list is narrowed by; it takes effect when it is sent, and stands in the address. */
export function FilterForm<L extends List>({ list, fields, chosen }: FilterFormProps<L>) {
  const { t } = useTranslation()
  const { draft: held, type: change } = useTyped<Held>(list.asked.filters)
  const isTyped = (field: FilterField) => filtersOf(list.list, field).filter.kind === 'text' && !field.choices
  // What is typed first stays in sight on a phone; the rest is one touch away.
  const inSight = fields.length === 1 || (fields[0] && isTyped(fields[0])) ? 1 : 0
  const shown = fields.slice(0, inSight)
  const more = fields.slice(inSight)
  const isBad = fields.some((field) => {
    const { names, filter } = filtersOf(list.list, field)
    return filter.kind === 'day' && isWrongWayRound(textIn(held, names[0]!), textIn(held, names[1]!))
  })

  function submit(event: FormEvent<HTMLFormElement>, close?: () => void) {
    event.preventDefault()
    if (isBad) return
    close?.()
    void list.go({ filters: read<L>(held) })
  }

  const inputs = (some: readonly FilterField[], part: 'shown' | 'more' | 'drawer') =>
    some.map((field) => (
      <div
        key={field.name}
        className={classes.field}
        data-part={part}
        data-wide={field.hint !== undefined || undefined}
        data-kind={filtersOf(list.list, field).filter.kind}
      >
        <FilterInput list={list.list} field={field} held={held} onChange={change} />
      </div>
    ))
  const problem = isBad && (
    <p className={classes.problem} role="alert">
      {t('dates.wrongWayRound')}
    </p>
  )
  const send = (
    <Button type="submit" icon={<Icon name="search" size={16} />}>
      {t('list.filter')}
    </Button>
  )
  return (
    <div className={`${classes.filters} no-print`}>
      <form
        className={classes.form}
        role="search"
        aria-label={t('list.filter')}
        data-drawer={shown.length === 0 || undefined}
        onSubmit={submit}
      >
        {inputs(shown, 'shown')}
        {inputs(more, 'more')}
        {send}
        {problem}
      </form>
      {more.length > 0 && (
        <FilterDrawer
          label={t('parts.filter')}
          count={more.reduce((sum, { name }) => sum + (chosen[name] ?? 0), 0)}
        >
          {(close) => (
            <form className={classes.drawer} onSubmit={(event) => submit(event, close)}>
              {inputs(more, 'drawer')}
              {problem}
              <Show list={list} held={held} isBad={isBad} />
            </form>
          )}
        </FilterDrawer>
      )}
    </div>
  )
}
