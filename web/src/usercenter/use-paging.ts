import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** The page that an address asks for. */
export function readPage(search: URLSearchParams, name = 'page'): number {
  const given = Number(search.get(name))
  return Number.isInteger(given) && given > 0 ? given : 1
}

/**
 * A list's page, which stands in the address under a name; the rest of the address stays as it is.
 *
 * @param last number of the last page, once it is known: a list that has got shorter shows that one
 */
export function usePaging(name = 'page', last?: number) {
  const [search, setSearch] = useSearchParams()

  function withPage(number: number): URLSearchParams {
    const next = new URLSearchParams(search)
    if (number > 1) next.set(name, String(number))
    else next.delete(name)
    return next
  }

  const number = readPage(search, name)
  const isBeyond = last !== undefined && number > Math.max(last, 1)
  useEffect(() => {
    if (isBeyond) setSearch(withPage(last), { replace: true })
  })

  return {
    addressOf: (wanted: number) => `?${withPage(wanted)}`,
    onJump: (wanted: number) => setSearch(withPage(wanted)),
  }
}
