import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { lawLevelsList } from '@portal/protocol/laws/lists.ts'
import { adminKey, fresh } from '../app/admin/queries.ts'
import { listSource } from '../app/lists/use-list.ts'

/** The dictionary of levels. */
export const levels = 'LAW_EFFECT_LEVEL'

export const deskLawLevels = listSource({
  list: lawLevelsList,
  query: ({ ask, language }, asked) => {
    const query = toQuery(lawLevelsList, asked)
    return {
      queryKey: [...adminKey, 'lawLevels', language(), query],
      queryFn: ({ signal }) => ask('laws', 'levels', { query }, signal),
      ...fresh,
    }
  },
})
