import { useState } from 'react'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What a form shows that is sent into the address: the address, and over it what was typed and not sent yet. What was
 * typed in a field stays until the address says something else of that field.
 */
export function useTyped<Address extends object>(
  address: Address,
): { draft: Address; type: (change: Partial<Address>) => void } {
  const [typed, setTyped] = useState<{ over: Address; change: Partial<Address> }>({
    over: address,
    change: {},
  })
  let { change } = typed
  if (!isSame(typed.over, address)) {
    const isUnsaid = (field: string) =>
      isSame(typed.over[field as keyof Address], address[field as keyof Address])
    change = Object.fromEntries(
      Object.entries(change).filter(([field]) => isUnsaid(field)),
    ) as Partial<Address>
    setTyped({ over: address, change })
  }
  return {
    draft: { ...address, ...change },
    type: (more) => setTyped({ over: address, change: { ...change, ...more } }),
  }
}
