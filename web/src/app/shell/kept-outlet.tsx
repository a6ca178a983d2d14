import { Activity, useMemo, useState, type ReactNode } from 'react'
import { UNSAFE_LocationContext, useLocation, useNavigationType, useOutlet } from 'react-router'
import { useIsKept } from './use-is-kept.ts'

/** At most so many lists are kept; the one left longest goes first. */
const mostKept = 6

interface Kept {
  path: string
  element: ReactNode
  location: ReturnType<typeof useLocation>
}

/** A list frozen at the address it was left with. */
function KeptScreen({ kept, isActive }: { kept: Kept; isActive: boolean }) {
  const navigationType = useNavigationType()
  const place = useMemo(() => ({ location: kept.location, navigationType }), [kept.location, navigationType])
  return (
    <UNSAFE_LocationContext.Provider value={place}>
      <Activity mode={isActive ? 'visible' : 'hidden'}>{kept.element}</Activity>
    </UNSAFE_LocationContext.Provider>
  )
}

/**
 * The outlet of the shell. Screens marked `keepAlive` stay in memory, hidden, and return without reloading:
 * their state, data and scroll position as they were.
 */
export function KeptOutlet() {
  const outlet = useOutlet()
  const location = useLocation()
  const [kept, setKept] = useState<Kept[]>([])
  const isKept = useIsKept()
  const path = location.pathname

  const active: Kept | null = isKept ? { path, element: outlet, location } : null
  const known = kept.find((item) => item.path === path)
  if (active && known?.location !== location) {
    setKept([...kept.filter((item) => item.path !== path), active].slice(-mostKept))
  }

  const shown = active && !known ? [...kept, active] : kept
  return (
    <>
      {shown.map((item) => (
        <KeptScreen
          key={item.path}
          kept={item.path === path && active ? active : item}
          isActive={item.path === path}
        />
      ))}
      {!isKept && outlet}
    </>
  )
}
