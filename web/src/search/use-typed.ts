import { useState } from 'react'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What a search form shows: its address, and over it what was typed and not searched for yet. That goes when the address
 * changes; but the question stays while only other parts of the address do.
 */
export function useTyped<Address extends { keyword: string }>(
  address: Address,
): { draft: Address; type: (change: Partial<Address>) => void } {
  const [typed, setTyped] = useState<{ over: Address; change: Partial<Address> }>({
    over: address,
    change: {},
  })
  let { change } = typed
  if (!isSame(typed.over, address)) {
    const { keyword } = change
    const isKept = keyword !== undefined && typed.over.keyword === address.keyword
    change = (isKept ? { keyword } : {}) as Partial<Address>
    setTyped({ over: address, change })
  }
  return {
    draft: { ...address, ...change },
    type: (more) => setTyped({ over: address, change: { ...change, ...more } }),
  }
}
