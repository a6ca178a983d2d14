import type { Wanted } from '@portal/protocol/kernel/list.ts'
import type { directoryList } from '@portal/protocol/providers/lists.ts'
import type { Services } from '../kernel/services.ts'

export type Filters = Omit<Wanted<typeof directoryList>, 'kind'> & { kind?: readonly string[] | undefined }

/** A province of China has its cities, by the first digits of their codes (GB/T 2260). */
function isWithin(code: string, area: string): boolean {
  return (
    code === area || (/^\d{2}0000$/.test(area) && /^\d{6}$/.test(code) && code.startsWith(area.slice(0, 2)))
  )
}

/** The filters with every area that the ones asked for hold. */
export async function withAreas<Asked extends Pick<Filters, 'area'>>(
  { dictionaries }: Pick<Services, 'dictionaries'>,
  asked: Asked,
): Promise<Asked> {
  const { area } = asked
  if (area === undefined) return asked
  const known = await dictionaries.codesOf('AREA')
  const held = [...known].filter((code) => area.some((one) => isWithin(code, one)))
  // What no area is finds nobody.
  return { ...asked, area: held.length > 0 ? held : area }
}
