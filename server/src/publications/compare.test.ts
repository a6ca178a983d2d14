import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { versionFacts, type VersionFact } from '@portal/protocol/publications/comparison.ts'
import { kindSpec, publicationKinds, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { openEditing } from './fixtures/editing.ts'
import { publicationGiven } from './fixtures/given.ts'

const own = calls.publications

let portal: Portal
let editing: Awaited<ReturnType<typeof openEditing>>

beforeAll(async () => {
  portal = await openTestPortal()
  editing = await openEditing(portal)
})
afterAll(() => portal.close())

const upload = (purpose: 'PICTURE' | 'ATTACHMENT') => addFile(portal.services, editing.writer.id, purpose)

/** Begins a version beside one that is published, and says how the two compare once it was written otherwise. */
async function compareChanged(kind: PublicationKind, before: object, after: object) {
  const { id, versionId } = await editing.publish(kind, before)
  const next = await editing.revise(id)
  await editing.edit(next, { ...before, ...after }, kind)
  return editing.people.done<OutputOf<typeof own.compare>>(own.compare, editing.writer, {
    ...editing.at(next),
    query: { with: versionId },
  })
}

const otherCategories = {
  PUBLICATION_TOPIC: 'TRADE',
  RESEARCH_TYPE: 'COUNTRY_STUDY',
  PRODUCT_TYPE: 'DISPUTES',
} as const

const inYears = (years: number) => new Date(Date.now() + years * 365 * 24 * 3_600_000).toISOString()

type Change = readonly [before: object, after: object]

/** What a version is before and after each of its facts is written otherwise. */
const changes: Record<VersionFact, (kind: PublicationKind) => Change | Promise<Change>> = {
  category: (kind) => [{}, { category: otherCategories[kindSpec(kind).categories] }],
  country: () => [{ country: 'KZ' }, { country: 'UZ' }],
  sourceName: () => [{ sourceName: { zh: '样例日报' } }, { sourceName: { zh: '样例晚报' } }],
  sourceUrl: () => [
    { sourceName: { zh: '样例日报' }, sourceUrl: 'https://example.org/a' },
    { sourceUrl: 'https://example.org/b' },
  ],
  documentNumber: () => [{}, { documentNumber: '样例发〔2026〕2号' }],
  issuedOn: () => [{}, { issuedOn: '2026-01-06' }],
  speaker: () => [{}, { speaker: { zh: '王样例，教授' } }],
  startsAt: () => [{}, { startsAt: '2030-05-14T05:00:00.000Z' }],
  endsAt: () => [{}, { endsAt: '2030-05-14T09:00:00.000Z' }],
  applyUntil: () => [{}, { applyUntil: '2030-05-10T06:00:00.000Z' }],
  isOnline: () => [
    { place: undefined, isOnline: true },
    { isOnline: false, place: { zh: '二楼' } },
  ],
  joinUrl: () => [
    { place: undefined, isOnline: true, joinUrl: 'https://example.org/a' },
    { joinUrl: 'https://example.org/b' },
  ],
  place: () => [{}, { place: { zh: '三楼' } }],
  heldIn: () => [{ heldIn: ['zh'] }, { heldIn: ['zh', 'ru'] }],
  seats: () => [{ seats: 40 }, { seats: undefined }],
  certificateHours: () => [{}, { certificateHours: 2.5 }],
  workDays: () => [{ workDays: 5 }, { workDays: 7 }],
  fee: () => [{ fee: { zh: '免费' } }, { fee: { zh: '200 元' } }],
  picture: async () => {
    const pictureText = { zh: '会场' }
    const [before, after] = [await upload('PICTURE'), await upload('PICTURE')]
    return [
      { picture: before, pictureText },
      { picture: after, pictureText },
    ]
  },
  pictureText: async () => [
    { picture: await upload('PICTURE'), pictureText: { zh: '会场' } },
    { pictureText: { zh: '会场入口' } },
  ],
  files: async () => [{ files: [await upload('ATTACHMENT')] }, { files: [await upload('ATTACHMENT')] }],
  heldBack: () => [
    {
      title: { zh: '通知', en: 'Notice' },
      summary: { zh: '摘要', en: 'Summary' },
      content: { zh: '<p>正文</p>', en: '<p>Text</p>' },
      heldBack: [],
    },
    { heldBack: ['en'] },
  ],
  publishAt: () => [{}, { publishAt: inYears(1) }],
}

/** Facts that a kind alone has. */
const hasFact: Partial<Record<VersionFact, (kind: PublicationKind) => boolean>> = {
  documentNumber: (kind) => kindSpec(kind).isDocument === true,
  issuedOn: (kind) => kindSpec(kind).isDocument === true,
  speaker: (kind) => kindSpec(kind).hasSpeaker === true,
  workDays: (kind) => kindSpec(kind).isProduct === true,
  ...Object.fromEntries(
    (
      [
        'startsAt',
        'endsAt',
        'applyUntil',
        'isOnline',
        'joinUrl',
        'place',
        'heldIn',
        'seats',
        'certificateHours',
      ] as const
    ).map((fact) => [fact, (kind: PublicationKind) => kindSpec(kind).isEvent === true]),
  ),
}

/** Each fact, with the first kind that has it. */
const cases = versionFacts.map((fact) => {
  const kind = publicationKinds.find((one) => hasFact[fact]?.(one) ?? one === 'notice')!
  return [fact, kind] as const
})

describe('of two versions a fact that changed is named, with how it was and is', () => {
  test.each(cases)('%s of a %s', async (fact, kind) => {
    const [before, after] = await changes[fact](kind)
    const compared = await compareChanged(kind, before, after)
    // What is online is nowhere else.
    expect(compared.changed).toEqual(fact === 'isOnline' ? ['isOnline', 'place'] : [fact])
    const given = { ...publicationGiven(kind), ...before }
    const [was, is] = [given, { ...given, ...after }].map((one) => (one as Record<string, unknown>)[fact])
    expect(compared.older[fact] ?? undefined).toEqual(was)
    expect(compared.newer[fact] ?? undefined).toEqual(is)
  })

  test.each(publicationKinds)('of a %s that was written as it stood, none', async (kind) => {
    const compared = await compareChanged(kind, {}, {})
    expect([compared.changed, compared.restyled]).toEqual([[], []])
    const runs = compared.languages.flatMap(({ title, summary, content }) => [
      ...title,
      ...summary,
      ...content.flatMap((block) => block.runs),
    ])
    expect(new Set(runs.map((run) => run.kind))).toEqual(new Set(['same']))
  })
})

test('files and pictures are shown as they are opened', async () => {
  const [older, newer] = await changes.files('notice')
  const compared = await compareChanged('notice', older, newer)
  for (const { shownFiles } of [compared.older, compared.newer]) {
    const answer = await portal.app.inject({ method: 'GET', url: shownFiles[0]!.url })
    expect(answer.statusCode).toBe(200)
  }
})

test('a text that says the same, and links elsewhere or looks otherwise, is no equal one', async () => {
  const content = (href: string) => ({ content: { zh: `<p>见<a href="${href}">通知</a>。</p>` } })
  const linked = await compareChanged(
    'notice',
    content('https://example.org/a'),
    content('https://example.org/b'),
  )
  expect([linked.changed, linked.restyled]).toEqual([[], ['zh']])
  const bold = { content: { zh: '<p>自<strong>下月</strong>起。</p>' } }
  const plain = { content: { zh: '<p>自下月起。</p>' } }
  expect((await compareChanged('notice', plain, bold)).restyled).toEqual(['zh'])
  const other = { content: { zh: '<p>自<strong>下周</strong>起。</p>' } }
  expect((await compareChanged('notice', plain, other)).restyled).toEqual([])
})
