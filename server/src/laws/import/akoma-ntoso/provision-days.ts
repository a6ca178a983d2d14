import type { LawDocument } from '../../document.ts'
import { child, descendants, textOf, type XmlElement } from './xml-tree.ts'

type ProvisionDay = NonNullable<LawDocument['provisionDays']>[number]

const idOf = ({ attributes }: XmlElement) => attributes.eId ?? attributes.id ?? ''

/**
 * Articles whose period begins on another day than the rest: `period` names a `temporalGroup`, whose `timeInterval` begins
 * with an `eventRef` of the lifecycle.
 *
 * @param first the day of the rest, YYYY-MM-DD
 */
export function readProvisionDays(act: XmlElement, first: string | null): ProvisionDay[] {
  const events = new Map([...descendants(act, 'eventRef')].map((event) => [`#${idOf(event)}`, event]))
  const begins = new Map(
    [...descendants(act, 'temporalGroup')].map((group) => {
      const start = child(group, 'timeInterval')?.attributes.start ?? ''
      return [`#${idOf(group)}`, events.get(start)?.attributes]
    }),
  )
  const days = [...descendants(act, 'article', 'section', 'rule')].flatMap((article) => {
    const event = begins.get(article.attributes.period ?? '')
    const inForceFrom = event?.date?.slice(0, 10)
    const number = textOf(child(article, 'num'))
    if (!inForceFrom || inForceFrom === first || number === '') return []
    return [{ number, inForceFrom, source: event?.source ?? '' }]
  })
  const byDay = Map.groupBy(days, ({ inForceFrom }) => inForceFrom)
  return [...byDay].map(([inForceFrom, some]) => ({
    articles: some.map(({ number }) => number),
    named: some.map(({ number }) => number).join(', '),
    inForceFrom,
    source: some[0]!.source.replace(/^#/, '') || 'lifecycle',
  }))
}
