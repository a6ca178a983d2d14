import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { ProviderRow } from '@portal/protocol/providers/schemas.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Written } from '../ui/written.tsx'
import { useDirectoryNames } from './use-directory-names.ts'

/** Whole years from a month (YYYY-MM) to today. */
function yearsSince(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const [thisYear = 0, thisMonth = 1] = zoneToday().split('-').map(Number)
  return thisYear - year - (thisMonth < number ? 1 : 0)
}

/** No line begins with it. */
const dot = '\u00A0· '

/** What somebody is, in a line: "Lawyer, 12 years in practice · Sample & Partners". */
export function useWhatTheyAre(): (row: ProviderRow) => ReactNode {
  const { t } = useTranslation('providers')
  const names = useDirectoryNames()
  return ({ kind, firm, persons, practiceStart, admittedIn }) => {
    const years = practiceStart === null ? 0 : yearsSince(practiceStart)
    const parts = [
      t(`kinds.${kind}`),
      years > 0 && t('years', { count: years }),
      persons !== null && persons > 0 && t('persons', { count: persons }),
      admittedIn && t('admittedIn', { country: names.country(admittedIn) }),
    ]
    const what = parts.filter(Boolean).join(dot)
    if (!firm) return what
    return (
      <span>
        {what}
        {dot}
        <Written>{firm.name}</Written>
      </span>
    )
  }
}
