import { useApp } from '../../app/page.ts'
import { lawOfficesQuery } from '../queries.ts'

/** Finds the id of a law office on the platform by its name; undefined where it is not there. */
export function useOfficeId(): (name: string) => Promise<string | undefined> {
  const context = useApp()
  return async (name) => {
    const firm = name.trim()
    const offices = await context.queries.fetchQuery(lawOfficesQuery(context, firm))
    return offices.find((office) => office.name === firm)?.id
  }
}
