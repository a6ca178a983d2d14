import { laterWording } from '@portal/protocol/lookups/later-wording.ts'
import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { lookupCalls } from '@portal/protocol/lookups/calls.ts'
import {
  documentWords,
  formattedBlocks,
  passage,
  type Block,
  type DocumentContent,
  type DocumentWords,
  type Fact,
} from '../documents/door.ts'
import { fill } from '../kernel/words.ts'
import { writtenDay } from '../kernel/written-days.ts'
import type { Labels } from '../reference/door.ts'
import type { LookupFound } from './queries.ts'

type Result = NonNullable<AnswerOf<typeof lookupCalls.read>['result']>
type Provision = Result['provisions'][number]

interface Setting {
  words: DocumentWords
  language: Result['language']
  labels: Labels
  origin: string
}

const heading = (level: number, text: string): Block => ({ kind: 'heading', level, text })

function factsOf(given: readonly (readonly [label: string, value: string | null])[]): Fact[] {
  return given.flatMap(([label, value]) => (value ? { label, value } : []))
}

function relevance(text: string, { words }: Setting): Block {
  return { kind: 'paragraph', runs: [{ text: words.lookup.relevance, isBold: true }, { text: ` ${text}` }] }
}

/** A wording, or an original beside its translation. */
function wordings({ texts }: Provision, { words: { lookup } }: Setting): Block[] {
  const columns = texts.map(({ language, text, isOriginal, isDigest }) => {
    const label = fill(isOriginal ? lookup.original : lookup.translation, {
      language: lookup.languages[language],
    })
    return {
      label: isDigest ? `${label} · ${lookup.digest}` : label,
      language,
      blocks: passage({ label: '', text, citations: [], language }),
    }
  })
  return [{ kind: 'columns', columns }]
}

function provisionBlocks(provision: Provision, checkedOn: string, setting: Setting): Block[] {
  const { words, labels, language, origin } = setting
  const dated = (day: string | null) => day && writtenDay(day, language)
  const { lawTitle, titleLanguage, number, heading: title, address, sourceUrl } = provision
  const adoptedOn = dated(provision.adoptedOn)
  const status = labels.of('LAW_TIMELINESS', provision.timeliness, language)
  return [
    {
      kind: 'heading',
      level: 2,
      text: [lawTitle, number, title].filter(Boolean).join(' '),
      language: titleLanguage,
    },
    ...wordings(provision, setting),
    {
      kind: 'facts',
      facts: [
        ...factsOf([
          [fill(words.law.status, { date: writtenDay(checkedOn, language) }), status],
          [words.lookup.inForceFrom, dated(provision.inForceFrom)],
          [words.law.wording, adoptedOn && fill(words.law.notRecorded, { date: adoptedOn })],
          [words.lookup.laterWording, dated(laterWording(provision, checkedOn))],
          [words.lookup.changedOn, dated(provision.changedOn)],
        ]),
        { label: words.address, value: origin + address, address: origin + address },
        ...(sourceUrl ? [{ label: words.source, value: sourceUrl, address: sourceUrl }] : []),
      ],
    },
    relevance(provision.relevance, setting),
  ]
}

function caseBlocks(one: Result['cases'][number], setting: Setting): Block[] {
  const { words, language } = setting
  return [
    heading(2, one.title),
    {
      kind: 'facts',
      facts: [
        ...factsOf([
          [words.case.court, one.court],
          [words.case.number, one.number],
          [words.case.judgedOn, one.judgedOn && writtenDay(one.judgedOn, language)],
        ]),
        { label: words.address, value: setting.origin + one.address, address: setting.origin + one.address },
      ],
    },
    relevance(one.relevance, setting),
  ]
}

/** The answer below its heading. */
function answerBlocks({ answer, citations }: Result): Block[] {
  return formattedBlocks(answer, citations).map((block) =>
    block.kind === 'heading' ? { ...block, level: block.level + 1 } : block,
  )
}

function part(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length > 0 ? [heading(1, title), ...blocks] : []
}

/** The result of a lookup, in the language that it is written in. */
export function resultContent(
  row: LookupFound,
  result: Result,
  { labels, origin }: Pick<Setting, 'labels' | 'origin'>,
): DocumentContent {
  const { language, provisions, cases, questions, checkedOn } = result
  const words = documentWords(language)
  const { lookup } = words
  const setting = { words, language, labels, origin }
  const marks = [lookup.kind, ...(row.state === 'COMPLETED' ? [] : [lookup.draft])]
  const dayOf = (at: Date | null) => at && writtenDay(zoneToday(at), language)
  const checked = writtenDay(checkedOn, language)
  const completedOn = dayOf(row.completed_at)
  return {
    title: result.title,
    language,
    readerLanguage: language,
    mark: [...marks, ...(row.is_sample ? [lookup.sample] : [])].join(' · '),
    notes: [
      ...(row.is_sample ? [lookup.sampleNote] : []),
      fill(lookup.asOfNote, { date: checked }),
      ...(provisions.some(({ changedOn }) => changedOn !== null) ? [lookup.changedNote] : []),
      ...(provisions.some(({ texts }) => texts.some(({ isDigest }) => isDigest)) ? [lookup.digestNote] : []),
    ],
    facts: factsOf([
      [lookup.code, row.code],
      [lookup.applicant, row.applicant],
      [lookup.company, row.company],
      [words.country, labels.of('COUNTRY', row.country, language)],
      [
        lookup.departments,
        row.departments
          .map((code) => labels.of('LAW_CATEGORY', code, language))
          .join(language === 'zh' ? '、' : ', '),
      ],
      [lookup.submittedOn, dayOf(row.submitted_at)],
      [lookup.acceptedOn, dayOf(row.accepted_at)],
      [lookup.completedOn, completedOn],
      [lookup.checkedOn, checked],
    ]),
    blocks: [
      heading(1, lookup.questions),
      {
        kind: 'list',
        isOrdered: true,
        items: questions.map((text) => [{ kind: 'paragraph', runs: [{ text }] }]),
      },
      ...part(lookup.answer, answerBlocks(result)),
      ...part(
        lookup.provisions,
        provisions.flatMap((one) => provisionBlocks(one, checkedOn, setting)),
      ),
      ...part(
        lookup.cases,
        cases.flatMap((one) => caseBlocks(one, setting)),
      ),
      heading(1, lookup.declaration),
      { kind: 'paragraph', runs: [{ text: lookup.declared }] },
      {
        kind: 'signature',
        lines: [
          fill(lookup.institution, { name: result.institution }),
          fill(lookup.investigator, { name: result.investigator }),
          completedOn ?? checked,
        ],
      },
    ],
    origin,
  }
}
