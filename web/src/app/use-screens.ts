import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { createContext, useContext } from 'react'
import type { Guard } from './guard.ts'
import type { MenuName, Screen, ScreenName, Section } from './screen.ts'

/** The table of all screens, and what it says of who may see them. */
export interface ScreenTable {
  rows: readonly (Screen | Section)[]
  guard: Guard
}

const Context = createContext<ScreenTable | null>(null)

export const ScreensProvider = Context.Provider

export function useScreens(): ScreenTable {
  const table = useContext(Context)
  if (!table) throw new Error('no screens')
  return table
}

type NamedRow = (Screen | Section) & { path: ScreenName }

export interface MenuEntry {
  row: NamedRow
  to: string
}

function isNamed(row: Screen | Section): row is NamedRow {
  return row.path !== '' && row.path !== 'account'
}

/** Where a menu's entry leads. */
function addressOf(row: NamedRow): string {
  return `/${'to' in row ? row.to : row.path}`
}

/** What a menu leads to, in its order; for somebody signed in, as far as they may open it. */
export function entriesOf({ rows, guard }: ScreenTable, menu: MenuName, userType?: UserType): MenuEntry[] {
  return rows
    .filter(isNamed)
    .flatMap((row) => {
      const at = row.menus?.[menu]
      return at === undefined ? [] : [{ at, row, to: addressOf(row) }]
    })
    .filter(({ to }) => userType === undefined || guard.mayOpen(to, userType))
    .sort((one, other) => one.at - other.at)
}

export function useMenu(menu: MenuName, userType?: UserType): MenuEntry[] {
  return entriesOf(useScreens(), menu, userType)
}
