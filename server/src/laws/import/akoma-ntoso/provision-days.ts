import type { LawDocument } from '../../document.ts'
import { articleElementOf } from './units.ts'
import { child, descendants, elementsOf, textOf, type XmlElement } from './xml-tree.ts'

type ProvisionDay = NonNullable<LawDocument['provisionDays']>[number]

const idOf = ({ attributes }: XmlElement) => attributes.eId ?? attributes.id ?? ''

/** The articles of a text, each with the period that it names, or the nearest of the divisions it stands in. */
function* withPeriods(
  text: XmlElement,
  articleName: string,
  around = '',
): Generator<{ article: XmlElement; period: string }> {
  for (const element of elementsOf(text)) {
    const period = element.attributes.period ?? around
    if (element.name === articleName) yield { article: element, period }
    else yield* withPeriods(element, articleName, period)
  }
}

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
  const days = [...withPeriods(act, articleElementOf(act))].flatMap(({ article, period }) => {
    const event = begins.get(period)
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
