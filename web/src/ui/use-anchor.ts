import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { anchorIn } from './anchor-in.ts'

/** Goes to the anchor in the address once the text that holds it is there. */
export function useAnchor(isThere: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isThere && hash) document.getElementById(anchorIn(hash))?.scrollIntoView()
  }, [isThere, hash])
}
