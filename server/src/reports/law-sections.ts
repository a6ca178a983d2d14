import type { Block } from '../documents/door.ts'
import { fill } from '../kernel/words.ts'
import type { Gathered } from './gather.ts'
import { chartOf, heading, linesOf, numbersOf, type Setting } from './sections.ts'

/** Years that a chart has columns for. */
const mostYears = 10

/** Laws that concern what the company does and where, and what changed there lately. */
export function lawsSection(
  { laws, changes, countries, industry, labels }: Gathered,
  setting: Setting,
): Block[] {
  const { words, language, dated } = setting
  const said = words.laws
  const named = countries.map((code) => labels.of('COUNTRY', code, language))
  const scope = fill(said.scope, { countries: named.join(language === 'zh' ? '、' : ', '), industry })
  const changed = changes.map(({ title, titleLanguage, address, country, change, on }) => ({
    title,
    language: titleLanguage,
    address,
    rest: [country, said.kinds[change], dated(on)],
  }))
  return [
    heading(said.heading),
    { kind: 'paragraph', runs: [{ text: scope }] },
    { kind: 'facts', facts: numbersOf(setting, [[said.total, laws.total]]) },
    ...chartOf(setting, {
      form: 'bars',
      title: said.byStatus,
      counts: laws.statuses.map(({ status, count }) => [status, count]),
    }),
    heading(said.list, 2),
    ...linesOf(
      laws.laws.map(({ title, titleLanguage, address, country, status, effectiveOn }) => ({
        title,
        language: titleLanguage,
        address,
        rest: [country, status, ...(effectiveOn ? [fill(said.from, { date: dated(effectiveOn) })] : [])],
      })),
      said.none,
    ),
    ...(changed.length > 0 ? [heading(said.changes, 2), ...linesOf(changed, said.none)] : []),
  ]
}

/** Cases on what the company does where it does it. */
export function casesSection({ cases }: Gathered, setting: Setting): Block[] {
  const said = setting.words.cases
  const all = cases.year.toSorted((one, other) => one.value.localeCompare(other.value))
  const years = all.slice(-mostYears).map(({ value, count }): [string, number] => [value, count])
  const earlier = all.slice(0, -mostYears).reduce((sum, { count }) => sum + count, 0)
  const byYear: [string, number][] = earlier > 0 ? [[said.earlier, earlier], ...years] : years
  return [
    heading(said.heading),
    { kind: 'facts', facts: numbersOf(setting, [[said.total, cases.total]]) },
    ...(years.length > 1 ? chartOf(setting, { form: 'columns', title: said.byYear, counts: byYear }) : []),
    ...chartOf(setting, {
      form: 'bars',
      title: said.byType,
      counts: cases.type.map(({ label, count }) => [label, count]),
    }),
    heading(said.list, 2),
    ...linesOf(
      cases.cases.map(({ id, title, titleLanguage, countryName, court, caseNumber, judgedOn, isSample }) => ({
        title,
        language: titleLanguage,
        address: `/legal/details?type=case&id=${id}`,
        rest: [
          countryName,
          court,
          caseNumber,
          judgedOn && setting.dated(judgedOn),
          isSample ? said.sample : null,
        ].filter((part) => part !== null),
      })),
      said.none,
    ),
  ]
}
