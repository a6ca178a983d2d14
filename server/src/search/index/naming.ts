import { caseNumberKey } from '../../text/case-number.ts'
import { fold } from '../../text/characters.ts'
import { namesOf, numberMark, officialNumberKey } from '../../text/law-name.ts'
import type { NamedAs, SearchGroup } from '../door.ts'

/** How the groups of a collection are named, and what two writings of a name have in common. */
export interface Naming {
  namesOf(group: Pick<SearchGroup, 'titles' | 'number'>): string[]
  /** Of an official number; '' where there is none. */
  numberKey(text: string): string
}

/** What two writings of one title have in common. */
export function titleKey(title: string): string {
  return fold(title).replace(/[^\p{L}\p{N}]+/gu, '')
}

/** By its title in every language, and by its number. */
function byTitle(numberKey: (text: string) => string): Naming {
  return {
    numberKey,
    namesOf: ({ titles, number }) => {
      const names = new Set(titles.map(({ title }) => titleKey(title)))
      names.delete('')
      const key = numberKey(number ?? '')
      if (key !== '') names.add(numberMark + key)
      return [...names]
    },
  }
}

export const namings: Record<NamedAs, Naming> = {
  law: { namesOf, numberKey: officialNumberKey },
  case: byTitle(caseNumberKey),
  title: byTitle(titleKey),
}
