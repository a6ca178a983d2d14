import { readFileSync } from 'node:fs'

export interface RouteRow {
  path: string
  isOpen: boolean
  /** Where the path leads at once; empty for a screen. */
  redirect: string
}

/** The specification's route table. */
export const routeTable: readonly RouteRow[] = readFileSync(
  new URL('../specification/routes.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [path = '', guard = '', redirect = ''] = line.split('\t')
    return { path, isOpen: guard === 'open', redirect }
  })

/** Screens that anybody may open. */
export const openScreens = routeTable
  .filter(({ isOpen, redirect }) => isOpen && !redirect)
  .map(({ path }) => path)
