import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Block, DocumentContent, Fact } from '../documents/door.ts'
import { fill } from '../kernel/words.ts'
import { writtenDay, writtenMonth } from '../kernel/written-days.ts'
import type { Gathered } from './gather.ts'
import { casesSection, lawsSection } from './law-sections.ts'
import { reportWords } from './report-words.ts'
import { chartOf, heading, linesOf, numbersOf, type Setting } from './sections.ts'

/** Path of the screen at which a report's number is verified. */
const verificationLink = (number: string) => `/verify/${number}`

function profileSection({ company, industry, registration, labels }: Gathered, setting: Setting): Block[] {
  const { words, language, dated } = setting
  const { profile } = words
  const { joinedAt, verification, verifiedAt } = registration
  const facts: Fact[] = [
    { label: words.company, value: company.name },
    { label: profile.country, value: labels.of('COUNTRY', company.country, language) },
    { label: profile.registration, value: company.credit_code ?? company.registration_number ?? '' },
    { label: profile.establishedOn, value: dated(company.established_on) },
    { label: profile.industry, value: industry },
    { label: profile.size, value: labels.of('COMPANY_SIZE', company.size, language) },
    { label: profile.joinedOn, value: dated(zoneToday(joinedAt)) },
    { label: profile.verification, value: profile.states[verification] },
    { label: profile.verifiedOn, value: verifiedAt ? dated(zoneToday(verifiedAt)) : profile.never },
  ]
  return [
    heading(profile.heading),
    { kind: 'facts', facts: facts.filter(({ value }) => value !== '') },
    { kind: 'paragraph', runs: [{ text: profile.note }] },
  ]
}

function requirementsSection({ requirements, lookups, months }: Gathered, setting: Setting): Block[] {
  const { words, figure } = setting
  const said = words.requirements
  const total = [...requirements.states.values()].reduce((sum, count) => sum + count, 0)
  const cooperations = requirements.cooperations.map((row) => ({
    title: row.title,
    language: row.language,
    rest: [
      row.code,
      row.provider === null ? said.gone : fill(said.partner, { name: row.provider }),
      words.states.cooperation[row.state],
    ],
  }))
  return [
    heading(said.heading),
    {
      kind: 'facts',
      facts: numbersOf(setting, [
        [said.total, total],
        [said.open, requirements.states.get('DISPLAYED') ?? 0],
        [said.agreed, cooperations.length],
        [
          said.lookups,
          fill(said.lookupsValue, { open: figure(lookups.open), completed: figure(lookups.completed) }),
        ],
      ]),
    },
    ...chartOf(setting, {
      form: 'columns',
      title: said.byMonth,
      counts: months.map((month) => [
        writtenMonth(month, setting.language),
        requirements.months.get(month) ?? 0,
      ]),
    }),
    ...chartOf(setting, {
      form: 'bars',
      title: said.byState,
      counts: Object.entries(words.states.requirement).map(([state, label]) => [
        label,
        requirements.states.get(state as keyof typeof words.states.requirement) ?? 0,
      ]),
    }),
    heading(said.list, 2),
    ...linesOf(cooperations, said.none),
  ]
}

function ordersSection({ orders, evaluations }: Gathered, setting: Setting): Block[] {
  const { words, figure } = setting
  const said = words.orders
  const total = [...orders.states.values()].reduce((sum, count) => sum + count, 0)
  const { count, average } = evaluations
  const given =
    average === null
      ? figure(0)
      : fill(said.evaluationsValue, { count: figure(count), average: figure(average) })
  const rows = orders.shown.map(({ title, language, code, provider, state }) => ({
    title,
    language,
    rest: [
      code,
      ...(provider === null ? [] : [fill(said.provider, { name: provider })]),
      words.states.order[state],
    ],
  }))
  return [
    heading(said.heading),
    {
      kind: 'facts',
      facts: numbersOf(setting, [
        [said.total, total],
        [said.completed, orders.states.get('COMPLETED') ?? 0],
        [said.evaluations, given],
      ]),
    },
    ...chartOf(setting, {
      form: 'bars',
      title: said.byState,
      counts: Object.entries(words.states.order).map(([state, label]) => [
        label,
        orders.states.get(state as keyof typeof words.states.order) ?? 0,
      ]),
    }),
    heading(said.list, 2),
    ...linesOf(rows, said.none),
  ]
}

/** What ends on a day that is still to come, the nearest first. */
function deadlinesSection(
  { today, requirements, orders, lookups }: Gathered,
  { words: { deadlines }, dated }: Setting,
): Block[] {
  const days = [
    ...requirements.open.map(({ deadline: on, code }) => ({
      on,
      said: fill(deadlines.requirement, { code }),
    })),
    ...orders.shown.flatMap(({ expected_on: on, code, isOpen }) =>
      on !== null && isOpen ? { on, said: fill(deadlines.order, { code }) } : [],
    ),
    ...lookups.running.map(({ due_on: on, code }) => ({ on, said: fill(deadlines.lookup, { code }) })),
  ]
  const facts = days
    .filter(({ on }) => on >= today)
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map(({ on, said }) => ({ label: dated(on), value: said }))
  return [
    heading(deadlines.heading),
    facts.length > 0 ? { kind: 'facts', facts } : { kind: 'paragraph', runs: [{ text: deadlines.none }] },
  ]
}

/** A report on a company as a document. */
export function reportContent(
  gathered: Gathered,
  { number, language, origin }: { number: string; language: Language; origin: string },
): DocumentContent {
  const { company, today } = gathered
  const words = reportWords(language)
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const dated = (day: string) => writtenDay(day, language)
  const setting: Setting = { words, language, dated, figure: (value) => format.format(value) }
  const link = verificationLink(number)
  return {
    title: words.title,
    language,
    readerLanguage: language,
    mark: words.mark,
    notes: [fill(words.extractNote, { date: dated(today) }), words.scopeNote],
    facts: [
      { label: words.company, value: company.name },
      { label: words.number, value: number },
      { label: words.madeOn, value: dated(today) },
      { label: words.address, value: origin + link, address: link },
    ],
    blocks: [
      ...profileSection(gathered, setting),
      ...requirementsSection(gathered, setting),
      ...ordersSection(gathered, setting),
      ...deadlinesSection(gathered, setting),
      ...lawsSection(gathered, setting),
      ...casesSection(gathered, setting),
      { kind: 'signature', lines: [words.portal, dated(today)] },
    ],
    origin,
  }
}

/** What the file and its row are called. */
export function reportName({ company, today }: Gathered, language: Language): string {
  return fill(reportWords(language).name, { company: company.name, date: writtenDay(today, language) })
}
