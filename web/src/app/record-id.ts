import { isRowId } from '@portal/protocol/kernel/row-id.ts'

/** The nil UUID (RFC 9562), which names no row. */
const noRow = '00000000-0000-0000-0000-000000000000'

/** The row that an address names by `?id=`; what is no id finds nothing, as an unknown one does. */
export function recordIdOf(search: URLSearchParams): string {
  const id = search.get('id') ?? ''
  return isRowId(id) ? id : noRow
}
