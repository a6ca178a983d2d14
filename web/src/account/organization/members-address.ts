import { useSearchParams } from 'react-router'

/** What of the members is shown, as the page's address has it. */
export function readMembersAddress(search: URLSearchParams): { page: number; keyword: string } {
  const page = Number(search.get('page'))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    keyword: (search.get('keyword') ?? '').slice(0, 100),
  }
}

function addressOf(page: number, keyword: string): string {
  const search = new URLSearchParams({
    ...(keyword && { keyword }),
    ...(page > 1 && { page: String(page) }),
  })
  return `?${search}`
}

/** The part of the members that the address asks for, and the ways to other parts. */
export function useMembersAddress() {
  const [search, setSearch] = useSearchParams()
  const { page, keyword } = readMembersAddress(search)
  return {
    page,
    keyword,
    addressOf: (wanted: number) => addressOf(wanted, keyword),
    goTo: (wanted: number, words = keyword) => setSearch(addressOf(wanted, words)),
  }
}
