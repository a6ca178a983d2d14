import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { publicationKinds } from '@portal/protocol/publications/kinds.ts'
import { publicationLifecycle } from '@portal/protocol/publications/lifecycle.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { samplePeople } from '../account/door.ts'
import { makeSampleFile, sampleFile } from '../documents/door.ts'
import { openDrawings } from '../files/door.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import { escapeHtml } from '../kernel/escape-html.ts'
import type { DemoData } from '../kernel/feature.ts'
import { setHistoryBack } from '../kernel/history.ts'
import { moving } from '../kernel/mover.ts'
import { htmlOfBlocks } from '../kernel/sample-blocks.ts'
import type { Services } from '../kernel/services.ts'
import { approveVersion, pinPublication, submitVersion, withdrawVersion } from './actions/move.ts'
import { addPublication } from './actions/write.ts'
import type { Acting } from './policy.ts'
import { publicationMoves } from './publication-moves.ts'

/** Of what takes place: so many days from the day the samples were loaded, at a time of the zone, for so many hours. */
const sampleEvent = {
  starts: z.int().optional(),
  at: z.string().optional(),
  hours: z.number().optional(),
  /** Hours before it begins. */
  closes: z.number().optional(),
  seats: z.int().optional(),
  isOnline: z.boolean().optional(),
  joinUrl: z.string().optional(),
  certificateHours: z.number().optional(),
  heldIn: z.array(z.enum(languages)).optional(),
}

const inLanguages = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({ zh: text, en: text.optional(), ru: text.optional() })

const sample = z.strictObject({
  kind: z.enum(publicationKinds),
  /** Days since it appeared, or since it was written where it has not. */
  age: z.int(),
  category: z.string(),
  country: z.string().optional(),
  isPinned: z.boolean().default(false),
  state: z.enum(['DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED', 'WITHDRAWN']).default('PUBLISHED'),
  sourceName: inLanguages(z.string()).optional(),
  documentNumber: z.string().optional(),
  issuedOn: z.string().optional(),
  speaker: inLanguages(z.string()).optional(),
  title: inLanguages(z.string()),
  summary: inLanguages(z.string()),
  /** Blocks, as `htmlOfBlocks` reads them. */
  content: inLanguages(z.array(z.string())),
  attachment: sampleFile.optional(),
  /** A drawing in the text, behind so many of its blocks, and what is said below it. */
  within: z
    .strictObject({ drawing: z.string(), after: z.int(), caption: inLanguages(z.string()) })
    .optional(),
  ...sampleEvent,
  place: inLanguages(z.string()).optional(),
  fee: inLanguages(z.string()).optional(),
  workDays: z.int().optional(),
  /** Of a product, which the samples of teams read. */
  team: z.array(z.string()).optional(),
})

type Sample = z.output<typeof sample>

/** What is wanted for a time is wanted so many days after the samples were loaded. */
const daysAhead = 7
const hour = 60 * 60 * 1000
const day = 24 * hour

/** When a sample takes place, counted from today. */
function timesOf({ starts, at, hours, closes }: Sample) {
  if (starts === undefined || at === undefined || hours === undefined) return {}
  const begins = Date.parse(`${zoneToday(new Date(Date.now() + starts * day))}T${at}:00+08:00`)
  const instant = (time: number) => new Date(time).toISOString()
  return {
    startsAt: instant(begins),
    endsAt: instant(begins + hours * hour),
    ...(closes !== undefined && { applyUntil: instant(begins - closes * hour) }),
  }
}

type Drawn = NonNullable<Awaited<ReturnType<ReturnType<typeof openDrawings>>>>

/** A text of a sample, with the drawing that stands in it. */
function textOf({ content, within }: Sample, language: Language, drawn: Drawn | null): string {
  const blocks = content[language] ?? []
  if (!within || !drawn) return htmlOfBlocks(blocks)
  const img = `<img data-picture="${drawn.id}" alt="${escapeHtml(drawn.text[language])}">`
  const caption = `<figcaption>${escapeHtml(within.caption[language] ?? '')}</figcaption>`
  const [before, behind] = [blocks.slice(0, within.after), blocks.slice(within.after)]
  return `${htmlOfBlocks(before)}<figure>${img}${caption}</figure>${htmlOfBlocks(behind)}`
}

function givenOf(given: Sample, drawn: Drawn | null, files: string[]) {
  const { age: _age, isPinned: _isPinned, team: _team, within: _within, state, content, ...rest } = given
  const {
    starts: _starts,
    at: _at,
    hours: _hours,
    closes: _closes,
    attachment: _attachment,
    ...written
  } = rest
  return {
    ...written,
    ...timesOf(given),
    content: {
      zh: textOf(given, 'zh', drawn),
      ...(content.en && { en: textOf(given, 'en', drawn) }),
      ...(content.ru && { ru: textOf(given, 'ru', drawn) }),
    },
    files,
    ...(state === 'SCHEDULED' && { publishAt: new Date(Date.now() + daysAhead * day).toISOString() }),
  }
}

/** What a picture shows, in the languages of a sample. */
function textIn({ title }: Sample, text: Record<Language, string>): Partial<Record<Language, string>> {
  return Object.fromEntries(
    languages.flatMap((language) => (title[language] === undefined ? [] : [[language, text[language]]])),
  )
}

async function moveTo(services: Services, id: string, state: Sample['state'], editor: Acting): Promise<void> {
  const at = { params: { id } }
  const read = { ...at, body: { revision: 1 } }
  if (state === 'DRAFT') return
  await submitVersion(services, read, editor)
  if (state === 'IN_REVIEW') return
  await approveVersion(services, read, editor)
  if (state === 'WITHDRAWN')
    await withdrawVersion(services, { ...at, body: { reason: '内容已过时' } }, editor)
}

/** A sample that was loaded: its version, and how long ago the sample says that it happened. */
interface Loaded {
  id: string
  given: Sample
}

/** Has all of some samples happened as long ago as they say. */
async function setBack(services: Services, loaded: readonly Loaded[]): Promise<void> {
  const ids = loaded.map(({ id }) => id)
  const ages = loaded.map(({ given }) => given.age)
  const back = sql`unnest(${ids}::uuid[], ${ages}::int[]) as back (id, age)`
  const then = sql`now() - make_interval(days => back.age)`
  await moving(services, async ({ changed, transaction }) => {
    await sql`update publication_version as version set written_at = ${then},
        appeared_at = case when version.appeared_at is not null then ${then} end,
        published_at = case when version.published_at is not null then ${then} end
      from ${back} where version.id = back.id`.execute(transaction)
    await sql`update publication_text set changed_at = ${then}
      from ${back} where version_id = back.id`.execute(transaction)
    await setHistoryBack(transaction, publicationLifecycle.subject, ids, ages)
    for (const { id, given } of loaded) if (given.state === 'PUBLISHED') changed(publicationMoves, id)
  })
}

/** So many samples are set back at once: those that an interrupted run leaves are few. */
const together = 25

async function titlesThere({ db }: Services): Promise<Set<string>> {
  const rows = await db
    .selectFrom('publication_text')
    .innerJoin('publication_version', 'publication_version.id', 'publication_text.version_id')
    .select(['kind', 'title'])
    .where('language', '=', 'zh')
    .execute()
  return new Set(rows.map(({ kind, title }) => `${kind} ${title}`))
}

async function latestOf({ db }: Services, publicationId: string): Promise<string> {
  const { id } = await db
    .selectFrom('publication_version')
    .select('id')
    .where('publication_id', '=', publicationId)
    .where('is_latest', '=', true)
    .executeTakeFirstOrThrow()
  return id
}

/** Publications of every kind, most of them published; each in the languages that its sample has. */
export const demoPublications: DemoData = {
  name: 'demo publications',
  content: () => demoLines('publications'),
  load: async (services) => {
    const people = await samplePeople(services.db)
    const editor: Acting = { accountId: people.get('demo_admin')!.accountId, roles: ['SUPER'] }
    const there = await titlesThere(services)
    const draw = openDrawings(services, editor.accountId)
    let loaded: Loaded[] = []
    for (const line of demoLines('publications')) {
      const given = sample.parse(JSON.parse(line))
      if (there.has(`${given.kind} ${given.title.zh}`)) continue
      const picture = await draw(given.category)
      const shown = picture && { picture: picture.id, pictureText: textIn(given, picture.text) }
      const drawn = given.within ? await draw(given.within.drawing) : null
      const { accountId } = editor
      const upload = { ownerId: accountId, purpose: 'ATTACHMENT' } as const
      const files = given.attachment ? [await makeSampleFile(services, upload, given.attachment)] : []
      const body = { ...givenOf(given, drawn, files), ...shown }
      const { id } = await addPublication(services, { body }, editor)
      const versionId = await latestOf(services, id)
      await moveTo(services, versionId, given.state, editor)
      if (given.isPinned) await pinPublication(services, { params: { id }, body: { isPinned: true } })
      loaded.push({ id: versionId, given })
      if (loaded.length < together) continue
      await setBack(services, loaded)
      loaded = []
    }
    if (loaded.length > 0) await setBack(services, loaded)
  },
}
