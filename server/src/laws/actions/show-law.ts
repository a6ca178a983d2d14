import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { inLanguage } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../../kernel/database/store.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Labels } from '../../reference/labels.ts'
import { findLawByAddress, findLawById, textsOf, unitsOf, versionsOf } from '../queries.ts'
import { lawPath } from '../search-groups.ts'
import { versionOn } from '../versions.ts'
import { isInForce, timelinessOn, todayInShanghai } from '../timeliness.ts'

type LawRow = NonNullable<Awaited<ReturnType<typeof findLawById>>>
type TextRow = Awaited<ReturnType<typeof textsOf>>[number]

/** The text in the language asked for, else the reader's, else Chinese, else the original. */
function chooseText(texts: TextRow[], asked: Language | undefined, reader: Language): TextRow | undefined {
  const wanted = [asked, reader, 'zh']
  return (
    wanted.flatMap((language) => texts.find((text) => text.language === language) ?? [])[0] ??
    texts.find((text) => text.is_original) ??
    texts[0]
  )
}

async function details(
  db: Database,
  law: LawRow | undefined,
  choice: { asked: Language | undefined; reader: Language; labels: Labels },
): Promise<LawDetails> {
  if (!law) throw new Refusal('notFound')
  const today = todayInShanghai()
  const versions = await versionsOf(db, law.id)
  const version = versionOn(versions, today)
  const texts = version ? await textsOf(db, version.id) : []
  const text = chooseText(texts, choice.asked, choice.reader)
  if (!version || !text) throw new Refusal('notFound')
  const units = await unitsOf(db, [text.id])
  const timeliness = timelinessOn(law, today)
  const held = new Set(texts.map(({ language }) => language))
  return {
    id: law.id,
    address: `/${lawPath}${law.address}`,
    country: law.country,
    countryName: choice.labels.of('COUNTRY', law.country, choice.reader),
    kind: law.kind,
    number: law.number,
    category: choice.labels.of('LAW_CATEGORY', law.category, choice.reader),
    effectLevel: choice.labels.of('LAW_EFFECT_LEVEL', law.effect_level, choice.reader),
    publishDepartment: inLanguage(law.department_words, choice.reader),
    timeliness,
    today,
    isInForceToday: isInForce(timeliness),
    adoptedOn: law.adopted_on,
    effectiveOn: law.effective_on,
    repealedOn: law.repealed_on,
    versionOn: version.version_on,
    versions: versions.map(({ version_on }) => version_on),
    sourceUrl: law.source_url,
    verifiedOn: law.verified_on,
    language: text.language,
    languages: languages.filter((language) => held.has(language)),
    title: text.title,
    shortTitles: text.short_titles,
    isOriginal: text.is_original,
    isDigest: text.is_digest,
    units: units.map((unit) =>
      unit.kind === 'heading'
        ? { kind: 'heading', level: unit.level ?? 1, anchor: unit.anchor, heading: unit.heading ?? '' }
        : {
            kind: 'article',
            key: unit.key ?? '',
            anchor: unit.anchor,
            number: unit.number ?? '',
            heading: unit.heading,
            text: unit.body ?? '',
          },
    ),
  }
}

interface Choice {
  asked: Language | undefined
  reader: Language
  labels: Labels
}

export async function showLaw(db: Database, id: string, choice: Choice): Promise<LawDetails> {
  return details(db, await findLawById(db, id), choice)
}

/** @param address as in the page's path: "eli/cn/code/2020-05-28/45", with or without a leading slash */
export async function showLawAt(db: Database, address: string, choice: Choice): Promise<LawDetails> {
  const path = address.replace(/^\//, '')
  const law = path.startsWith(lawPath) ? await findLawByAddress(db, path.slice(lawPath.length)) : undefined
  return details(db, law, choice)
}
