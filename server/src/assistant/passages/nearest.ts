import type { Services } from '../../kernel/services.ts'
import type { Searched } from '../../kernel/searched.ts'
import type { Nearest } from '../../meanings/door.ts'
import type { NearUnit } from '../../search/door.ts'
import { maskPersonal } from '../mask.ts'
import type { Question, Wording } from './understand.ts'

/** A wording with the articles that are near to it by their meaning. */
export interface NearWording extends Wording, Nearest {}

/** Countries that the order of laws leans to by a wording. */
function countriesOf({ lean }: Wording, searched: Searched): readonly string[] {
  return lean(searched).leanings?.flatMap(({ to }) => to['country'] ?? []) ?? []
}

/**
 * What is near to a question, wording by wording, without personal data; nothing where it may not be sent, or nobody can
 * tell.
 */
export async function nearestOf(
  { meanings, everyFeature }: Pick<Services, 'everyFeature' | 'meanings'>,
  wordings: readonly Wording[],
  { country, isSent }: Question,
): Promise<NearWording[]> {
  const searched = everyFeature.searched.find(({ declaration }) => declaration.kind === 'law')
  if (!isSent || !searched) return []
  const nearest = await meanings.nearest(
    wordings.map((wording) => ({
      text: maskPersonal(wording.keyword),
      countries: country === undefined ? [...new Set(countriesOf(wording, searched))] : [country],
      isOfCountries: country !== undefined,
    })),
  )
  return nearest?.map((near, at) => ({ ...wordings[at]!, ...near })) ?? []
}

/** The articles that are near, as the engine takes them. */
export function nearUnits({ articles }: Nearest): NearUnit[] {
  return articles
    .filter(({ likeness }) => likeness > 0)
    .map(({ law, key, likeness }) => ({ group: law, unit: key, score: likeness }))
}
