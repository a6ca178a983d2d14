import type { LawChange } from '@portal/protocol/laws/schemas.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Services } from '../kernel/services.ts'
import { lawTitle, versionPath } from './law-summary.ts'
import { daysOfChange, lawsByIds, type LawRow, type VersionRow } from './queries.ts'

/** The newest wording before one that a reader can have compared with it: both are held in one language at least. */
export function comparedWith(law: LawRow, version: VersionRow): VersionRow | undefined {
  const held = new Set(version.texts.map(({ language }) => language))
  return law.versions
    .slice(law.versions.indexOf(version) + 1)
    .find(({ texts }) => texts.some(({ language }) => held.has(language)))
}

/** Whether a wording is not the law's first: another was in force before it, held or not. */
function isLater(law: LawRow, version: VersionRow): boolean {
  const oldest = law.versions.at(-1)
  if (oldest && (oldest.in_force_from ?? '') < (version.in_force_from ?? '')) return true
  if (law.effective_on !== null && version.in_force_from === law.effective_on) return false
  if (version !== oldest) return true
  return version.version_on !== null && law.adopted_on !== null && version.version_on > law.adopted_on
}

/** What became of laws last, up to today: wordings whose first day is recorded, and repeals; the newest first; of some countries, or of all. */
export async function latestChanges(
  { store, labels }: Pick<Services, 'store' | 'labels'>,
  { most, language, countries }: { most: number; language: Language; countries?: readonly string[] },
): Promise<LawChange[]> {
  const db = store.reader()
  const days = await daysOfChange(db, zoneToday(), most, countries)
  if (days.length === 0) return []
  const laws = new Map(
    (
      await lawsByIds(
        db,
        days.map(({ law_id: id }) => id),
      )
    ).map((law) => [law.id, law]),
  )
  const names = await labels.current()
  return days.flatMap(({ law_id: id, version_id: versionId, on }): LawChange[] => {
    const law = laws.get(id)
    const version = law?.versions.find((held) => (versionId ? held.id === versionId : held.texts.length > 0))
    if (!law || !version) return []
    const before = versionId ? comparedWith(law, version) : undefined
    const title = lawTitle(law, version, { reader: language })
    return [
      {
        address: versionId ? versionPath(law, version) : eliPath({ work: law.address }),
        title: title.title,
        titleLanguage: title.language,
        titleOrigin: title.origin,
        country: names.of('COUNTRY', law.country, language),
        change: !versionId ? 'repealed' : isLater(law, version) ? 'amended' : 'inForce',
        on,
        comparison: before ? { id: law.id, from: before.id, to: version.id } : null,
      },
    ]
  })
}
