import { conceptsList } from '@portal/protocol/glossary/lists.ts'
import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { adminKey, fresh } from '../app/admin/queries.ts'
import { listSource } from '../app/lists/use-list.ts'

export const deskConcepts = listSource({
  list: conceptsList,
  query: ({ ask, language }, asked) => {
    const query = toQuery(conceptsList, asked)
    return {
      queryKey: [...adminKey, 'glossary', language(), query],
      queryFn: ({ signal }) => ask('glossary', 'page', { query }, signal),
      ...fresh,
    }
  },
})
