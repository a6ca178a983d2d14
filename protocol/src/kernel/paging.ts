import { z } from 'zod'
import { tabsOf, type CountsOf, type Filters, type List } from './list.ts'

export const pageInfo = z.object({
  number: z.int(),
  size: z.int(),
  totalElements: z.int(),
  totalPages: z.int(),
})

export type PageInfo = z.infer<typeof pageInfo>

export function pageInfoOf(number: number, pageSize: number, totalElements: number): PageInfo {
  return { number, size: pageSize, totalElements, totalPages: Math.ceil(totalElements / pageSize) }
}

/** A list's answer: the items of one page, and where that page stands. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ content: z.array(item), page: pageInfo })
}

/** The answer of a list with tabs: beside a page, how many rows each tab holds under the other filters. */
export function tabbedPageOf<Item extends z.ZodType, L extends List<Filters, string, string>>(
  list: L,
  item: Item,
) {
  const counts = tabsOf(list).map((tab) => [tab, z.int()])
  return z.object({
    ...pageOf(item).shape,
    counts: z.object(Object.fromEntries(counts) as Record<keyof CountsOf<L> & string, z.ZodInt>),
  })
}
