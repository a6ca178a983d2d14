import { matchPath } from 'react-router'
import { screens as about } from '../about/screens.ts'
import { screens as account } from '../account/screens.ts'
import { screens as admin } from '../admin/screens.ts'
import { screens as alerts } from '../alerts/screens.ts'
import { screens as assistant } from '../assistant/screens.ts'
import { screens as cases } from '../cases/screens.ts'
import { screens as checks } from '../checks/screens.ts'
import { screens as consultations } from '../consultations/screens.ts'
import { screens as evaluations } from '../evaluations/screens.ts'
import { screens as events } from '../events/screens.ts'
import { screens as find } from '../find/screens.ts'
import { screens as forum } from '../forum/screens.ts'
import { screens as glossary } from '../glossary/screens.ts'
import { screens as home } from '../home/screens.ts'
import { screens as lawServices } from '../law-services/screens.ts'
import { screens as laws } from '../laws/screens.ts'
import { screens as lookups } from '../lookups/screens.ts'
import { screens as messages } from '../messages/screens.ts'
import { screens as orders } from '../orders/screens.ts'
import { screens as parts } from '../parts/screens.ts'
import { screens as pending } from '../pending/screens.ts'
import { screens as previews } from '../previews/screens.ts'
import { screens as profiles } from '../profiles/screens.ts'
import { screens as providers } from '../providers/screens.ts'
import { screens as products } from '../products/screens.ts'
import { screens as publications } from '../publications/screens.ts'
import { screens as publicationDesk } from '../publications/desk/screens.ts'
import { screens as reference } from '../reference/screens.ts'
import { screens as reports } from '../reports/screens.ts'
import { screens as requirements } from '../requirements/screens.ts'
import { screens as templates } from '../templates/screens.ts'
import { screens as think } from '../think/screens.ts'
import { screens as verification } from '../verification/screens.ts'
import { screens as choosers } from './choosers/screens.ts'
import { createGuard } from './guard.ts'
import { hasPattern, type Screen, type Section } from './screen.ts'
import type { ScreenTable } from './use-screens.ts'

const rows = [
  ...home,
  ...account,
  ...laws,
  ...cases,
  ...glossary,
  ...checks,
  ...find,
  ...providers,
  ...choosers,
  ...about,
  ...profiles,
  ...messages,
  ...reports,
  ...verification,
  ...requirements,
  ...lawServices,
  ...orders,
  ...evaluations,
  ...lookups,
  ...consultations,
  ...publications,
  ...products,
  ...templates,
  ...think,
  ...publicationDesk,
  ...events,
  ...previews,
  ...forum,
  ...alerts,
  ...assistant,
  ...pending,
  ...reference,
  ...admin,
  ...parts,
]

/** Every screen of the portal. */
export const screenTable: ScreenTable = { rows, guard: createGuard(rows) }

const byAddress = new Map(rows.filter((row) => !hasPattern(row)).map((row) => [`/${row.path}`, row]))
const patterned = rows.filter(hasPattern)

/** What stands at an address that is written as the table has it; undefined for any other, known or not. */
export function rowAt(pathname: string): Screen | Section | undefined {
  return byAddress.get(pathname) ?? patterned.find(({ pattern }) => matchPath(`/${pattern}`, pathname))
}

/** Whether search engines shall leave a screen out: not everybody may see it, or it has no content of its own. */
export function isPrivate({ path, noIndex }: Screen): boolean {
  return noIndex === true || screenTable.guard.needsSignIn(`/${path}`)
}
