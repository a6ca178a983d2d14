import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeFolder } from '../../import/fixtures.ts'
import type { Store } from '../../kernel/database/store.ts'
import { openTestStore } from '../../testing/store.ts'
import { saveLaw, type SaveOutcome } from '../actions/save-law.ts'
import type { LawDocument } from '../document.ts'
import { demoDocuments } from '../fixtures.ts'
import { lawsByIds } from '../queries.ts'
import { markdownLaw } from './fixtures.ts'
import { importLaws } from './import-laws.ts'

/** Laws of China in all their wordings, as the demo has them, the newest wording last. */
const laws = [
  ...Map.groupBy(
    demoDocuments().filter(({ country, kind }) => country === 'CN' && (kind === 'law' || kind === 'code')),
    ({ texts }) => titleIn(texts, 'zh'),
  ).values(),
]
const wordings = laws.flat()

function titleIn(texts: LawDocument['texts'], language: string): string {
  return texts.find((text) => text.language === language)!.title
}

/** A wording as a file of the layout has it: full text, days and body in the head, no number. */
function asMarkdown(law: LawDocument): [name: string, text: string] {
  const title = titleIn(law.texts, 'zh')
  const { adoptedOn, effectiveOn, versionOn, publishDepartment } = law
  const isFirst = versionOn === adoptedOn
  const isRevision = !isFirst && effectiveOn !== null && effectiveOn >= versionOn!
  const events = [
    `${adoptedOn} ${publishDepartment.zh}通过`,
    ...(isFirst ? [] : [`${versionOn} ${publishDepartment.zh}${isRevision ? '修订' : '修正'}`]),
    ...(isFirst || isRevision ? [`${effectiveOn} 施行`] : []),
    ...(law.repealedOn ? [`${law.repealedOn} 废止`] : []),
  ]
  const text = `第一条 ${title}的样品。\n\n第二条 ${versionOn}的样品。`
  return [`经济法/${title}(${versionOn}).md`, markdownLaw(title, events, text)]
}

/** Its translation alone, as a line that names the original: every other one without the number. */
function asTranslation(law: LawDocument, place: number): string {
  const { titles: _titles, ...facts } = law
  return JSON.stringify({
    ...facts,
    number: place % 2 === 0 ? law.number : null,
    verifiedOn: null,
    titles: { zh: { title: titleIn(law.texts, 'zh'), shortTitles: [], official: true } },
    texts: law.texts.filter(({ language }) => language === 'en').map((text) => ({ ...text, digest: false })),
  })
}

const folders = {
  markdown: Object.fromEntries(wordings.map(asMarkdown)),
  translations: {
    'laws.jsonl': wordings
      .filter(({ texts }) => texts.some(({ language }) => language === 'en'))
      .map(asTranslation)
      .join('\n'),
  },
  demo: { 'demo.jsonl': wordings.map((law) => JSON.stringify(law)).join('\n') },
}

type Folder = keyof typeof folders

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
beforeEach(() => store.db.deleteFrom('law').execute())
afterAll(() => store.close())

async function save(documents: LawDocument[]): Promise<SaveOutcome[]> {
  const outcomes: SaveOutcome[] = []
  for (const document of documents) outcomes.push(await saveLaw(store.db, document))
  return outcomes
}

async function run(name: Folder) {
  const { counts, problems } = await importLaws({ path: await writeFolder(folders[name]), save })
  expect(problems).toEqual([])
  return counts
}

/** Every law as it is held: title, days, level, languages and wordings; the order of storing left out. */
async function held() {
  const ids = await store.db.selectFrom('law').select('id').orderBy('address').execute()
  const rows = await lawsByIds(
    store.db,
    ids.map(({ id }) => id),
  )
  return rows
    .map((law) => ({
      address: law.address,
      kind: law.kind,
      number: law.number,
      level: law.effect_level,
      category: law.category,
      source: law.source_url,
      department: law.department_words,
      days: [law.adopted_on, law.effective_on, law.repealed_on],
      status: law.status,
      titles: law.titles,
      wordings: law.versions
        .map(({ version_on: on, in_force_from: from, is_day_recorded: isRecorded, texts }) => ({
          on,
          from,
          isRecorded,
          texts: texts
            .map(({ language, title, is_original: isOriginal, is_digest: isDigest }) => ({
              language,
              title,
              isOriginal,
              isDigest,
            }))
            .sort((one, other) => one.language.localeCompare(other.language)),
        }))
        .sort((one, other) => (one.on ?? '').localeCompare(other.on ?? '')),
    }))
    .sort((one, other) => one.address.localeCompare(other.address))
}

async function heldAfter(...names: Folder[]) {
  await store.db.deleteFrom('law').execute()
  for (const name of names) await run(name)
  return held()
}

describe('the same laws from several sources', () => {
  test('into an empty portal: each once, in every wording', async () => {
    expect(await heldAfter('markdown')).toHaveLength(laws.length)
    const found = await held()
    expect(found.flatMap((law) => law.wordings)).toHaveLength(wordings.length)
    expect(new Set(found.map(({ level }) => level))).toEqual(new Set(['LAW']))
  })

  test.each<[Folder, Folder[]]>([
    ['markdown', ['translations']],
    ['markdown', ['demo']],
    ['translations', ['demo']],
    ['markdown', ['translations', 'demo']],
  ])('%s and %s end alike in either order, and again nothing changes', async (first, others) => {
    const names = [first, ...others]
    const one = await heldAfter(...names)
    expect(one).toHaveLength(laws.length)
    expect(one.flatMap((law) => law.wordings)).toHaveLength(wordings.length)
    for (const name of names) expect(await run(name)).toMatchObject({ added: 0, newVersions: 0 })
    expect(await held()).toEqual(one)
    expect(await heldAfter(...names.toReversed())).toEqual(one)
  })
})
