import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { anchorIn } from './anchor-in.ts'
import { leftAt } from './left-at.ts'

/** Goes to the anchor in the address once the text that holds it is there; who goes back stands where they left. */
export function useAnchor(isThere: boolean): void {
  const { hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const goTo = useEffectEvent((anchor: string) => {
    if (!isBack || !leftAt.has(key)) document.getElementById(anchor)?.scrollIntoView()
  })
  useEffect(() => {
    if (isThere && hash) goTo(anchorIn(hash))
  }, [isThere, hash])
}
