import { Activity, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { UNSAFE_LocationContext, useLocation, useMatches, useNavigationType, useOutlet } from 'react-router'
import type { RouteHandle } from '../screen.ts'
import { keptScroll } from './kept-scroll.ts'

/** At most so many lists are kept; the one left longest goes first. */
const mostKept = 6

interface Kept {
  path: string
  element: ReactNode
  location: ReturnType<typeof useLocation>
}

/** A list frozen at the address it was left with; its scroll position is remembered for its return. */
function KeptScreen({ kept, isActive }: { kept: Kept; isActive: boolean }) {
  const navigationType = useNavigationType()
  // A layout effect ends before the page gets shorter and the browser moves its scroll position.
  useLayoutEffect(() => {
    if (!isActive) return undefined
    const remember = () => keptScroll.set(kept.path, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [isActive, kept.path])
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
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const [kept, setKept] = useState<Kept[]>([])
  const isKept = handle?.screen.keepAlive === true
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
