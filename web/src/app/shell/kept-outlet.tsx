import { Activity, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { UNSAFE_LocationContext, useLocation, useMatches, useNavigationType, useOutlet } from 'react-router'
import type { RouteHandle } from '../router.tsx'

/** At most so many lists are kept; the one left longest goes first. */
const mostKept = 6

interface Kept {
  path: string
  element: ReactNode
  location: ReturnType<typeof useLocation>
}

/** A list frozen at the address it was left with; its scroll position comes back with it. */
function KeptScreen({ kept, isActive }: { kept: Kept; isActive: boolean }) {
  const navigationType = useNavigationType()
  const scroll = useRef(0)
  const wasActive = useRef(isActive)
  useEffect(() => {
    if (!isActive) return undefined
    if (!wasActive.current) {
      wasActive.current = true
      // After the navigation's own scroll to top, which is an effect of the parent.
      const frame = requestAnimationFrame(() => window.scrollTo(0, scroll.current))
      return () => cancelAnimationFrame(frame)
    }
    const remember = () => (scroll.current = window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [isActive])
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
