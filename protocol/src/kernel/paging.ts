import { z } from 'zod'

export const defaultPageSize = 10
export const largestPageSize = 100
/** Beyond this no list reaches; a bound keeps offsets inside the database's integers. */
export const largestPage = 1_000_000

const page = z.int().min(1).max(largestPage)
const size = z.int().min(1).max(largestPageSize)
const digits = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)

/** Paging in a list's body: page from 1, size 1 to 100. */
export const bodyPaging = { page: page.default(1), size: size.default(defaultPageSize) }

/** The same in a query string, which brings digits. */
export const queryPaging = {
  page: digits.pipe(page).default(1),
  size: digits.pipe(size).default(defaultPageSize),
}

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
