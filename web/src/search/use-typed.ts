import { useState } from 'react'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What a search form shows: its address, and over it what was typed and not searched for yet. That stays while other parts
 * of the address change, and goes once its own part does.
 */
export function useTyped<Address extends object>(
  address: Address,
): { draft: Address; type: (change: Partial<Address>) => void } {
  const [typed, setTyped] = useState<{ over: Address; change: Partial<Address> }>({
    over: address,
    change: {},
  })
  const names = Object.keys(typed.change) as (keyof Address)[]
  const staying = names.filter((name) => isSame(typed.over[name], address[name]))
  const change = Object.fromEntries(staying.map((name) => [name, typed.change[name]])) as Partial<Address>
  if (staying.length < names.length) setTyped({ over: address, change })
  return {
    draft: { ...address, ...change },
    type: (more) => setTyped({ over: address, change: { ...change, ...more } }),
  }
}
