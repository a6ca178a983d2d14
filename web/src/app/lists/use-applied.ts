import type { Asked, List } from '@portal/protocol/kernel/list.ts'
import { wholeList } from '@portal/protocol/kernel/list-address.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { filtersOf, offeredBy, severalIn, textIn, type FilterField, type Held } from './filter-field.ts'
import type { Droppable } from './nothing-found.tsx'
import type { ListState } from './use-list.ts'

/** A filter that is chosen, in a field of the form. */
interface Applied extends Droppable {
  field: string
}

/** What a list is narrowed by, in words; tabs say it themselves. */
export function useApplied<L extends List>(list: ListState<L>, fields: readonly FilterField[]): Applied[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const held: Held = list.asked.filters
  const whole: Held = wholeList(list.list).filters
  const applied = (field: FilterField, text: string, change: Held): Applied => {
    const filters: Asked<L>['filters'] = { ...list.asked.filters, ...change }
    return { field: field.name, text, to: list.addressOf({ filters }), query: list.queryOf({ filters }) }
  }

  function rangeOf(first: string, last: string) {
    const [from, to] = [formatDate(first, language), formatDate(last, language)]
    if (first && last) return `${from} – ${to}`
    return first ? t('dates.since', { date: from }) : t('parts.until', { date: to })
  }

  return fields.flatMap((field) => {
    const { names, filter } = filtersOf(list.list, field)
    const [name, last] = names as [string, string?]
    if (!names.some((one) => String(held[one] ?? '') !== String(whole[one]))) return []
    if (last !== undefined) {
      const text = `${field.label}: ${rangeOf(textIn(held, name), textIn(held, last))}`
      return [applied(field, text, { [name]: '', [last]: '' })]
    }
    if (filter.kind === 'flag') return [applied(field, field.label, { [name]: '' })]
    const offered = offeredBy(field, filter)
    const wordOf = (value: string) => offered?.find(([one]) => one === value)?.[1] ?? value
    if (filter.kind === 'several') {
      const values = severalIn(held, name)
      return values.map((value) =>
        applied(field, wordOf(value), { [name]: values.filter((other) => other !== value) }),
      )
    }
    const value = textIn(held, name)
    const text = `${field.label}: ${wordOf(value)}`
    return [applied(field, text, { [name]: whole[name] ?? '' })]
  })
}
