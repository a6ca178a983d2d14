import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'

/** What is lit: passages of a turn, and the sentences that rest on them. */
interface Lit {
  turn: string
  numbers: readonly number[]
}

interface Light {
  lit: Lit | null
  light: (lit: Lit | null) => void
  /** Leads to a passage. */
  open: (turn: string, number: number) => void
}

const Context = createContext<Light | null>(null)

interface LightProviderProps extends Pick<Light, 'open'> {
  children: ReactNode
}

/** Sentences and the passages that they rest on light up together. */
export function LightProvider({ open, children }: LightProviderProps) {
  const [lit, light] = useState<Lit | null>(null)
  const value = useMemo(() => ({ lit, light, open }), [lit, open])
  return <Context value={value}>{children}</Context>
}

/** Whether any of the passages is lit, what lights them, and what leads to one; outside a conversation nothing does. */
export function useLight(turn: string, numbers: readonly number[]) {
  const context = useContext(Context)
  const lit = context?.lit
  const on = () => context?.light({ turn, numbers })
  const off = () => context?.light(null)
  return {
    isLit: lit?.turn === turn && lit.numbers.some((number) => numbers.includes(number)),
    open: context?.open,
    lights: { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off },
  }
}
