import type { Wanted } from '@portal/protocol/kernel/list.ts'
import type { directoryList } from '@portal/protocol/providers/lists.ts'
import type { Services } from '../kernel/services.ts'

export type Filters = Omit<Wanted<typeof directoryList>, 'kind'> & { kind?: readonly string[] | undefined }

/** The province of a city of China, by the first digits of its code (GB/T 2260); null of any other area. */
export function provinceOf(code: string): string | null {
  return /^\d{6}$/.test(code) && !code.endsWith('0000') ? `${code.slice(0, 2)}0000` : null
}

/** The filters with every area that the ones asked for hold. */
export async function withAreas<Asked extends Pick<Filters, 'area'>>(
  { dictionaries }: Pick<Services, 'dictionaries'>,
  asked: Asked,
): Promise<Asked> {
  const { area } = asked
  if (area === undefined) return asked
  const known = await dictionaries.codesOf('AREA')
  const held = [...known].filter((code) => area.some((one) => one === code || one === provinceOf(code)))
  // What no area is finds nobody.
  return { ...asked, area: held.length > 0 ? held : area }
}
