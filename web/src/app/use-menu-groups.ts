import { useTranslation } from 'react-i18next'
import type { MenuGroup } from '../ui/side-menu.tsx'
import type { ScreenName } from './screen.ts'
import type { MenuEntry } from './use-screens.ts'

/** What waits for the reader. */
export interface Waiting {
  /** How much, by the screen that shows it. */
  counts: Partial<Record<ScreenName, number>>
  /** A count in words. */
  words: (count: number) => string
}

interface ShownAs {
  text: string
  isCurrent: boolean
}

/** A menu's entries in their order, those of one group beside each other below its name. */
export function useMenuGroups(
  entries: readonly MenuEntry[],
  shownAs: (entry: MenuEntry) => ShownAs,
  waiting?: Waiting,
): MenuGroup[] {
  const { t } = useTranslation()

  function shown(entry: MenuEntry) {
    const { row, to } = entry
    const count = waiting?.counts[row.path] ?? 0
    return {
      to,
      ...shownAs(entry),
      ...(row.icon && { icon: row.icon }),
      ...(waiting && count > 0 && { count, waiting: waiting.words(count) }),
    }
  }

  return [...Map.groupBy(entries, ({ row }) => row.group)].map(([group, inside]) => ({
    entries: inside.map(shown),
    ...(group && { title: t(`groups.${group}`) }),
  }))
}
