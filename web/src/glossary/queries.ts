import { conceptsList } from '@portal/protocol/glossary/lists.ts'
import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { listSource } from '../app/lists/use-list.ts'

/** The concepts, in the order of the reader's language. */
export const concepts = listSource({
  list: conceptsList,
  query: ({ ask, language }, asked) => {
    const query = toQuery(conceptsList, asked)
    return {
      queryKey: ['glossary', 'page', language(), query],
      queryFn: ({ signal }) => ask('glossary', 'page', { query }, signal),
    }
  },
})
