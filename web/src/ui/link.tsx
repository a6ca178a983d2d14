import type { ComponentProps, MouseEvent } from 'react'
import { createPath, Link as RouterLink, useLocation, useResolvedPath } from 'react-router'

/** A link inside the portal. Going to the place one is at does nothing, but for a jump within the page. */
export function Link({ to, onClick, ...rest }: ComponentProps<typeof RouterLink>) {
  const target = useResolvedPath(to)
  const here = useLocation()
  const isHere = createPath(target) === createPath(here) && !target.hash
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (isHere && !event.metaKey && !event.ctrlKey) event.preventDefault()
    onClick?.(event)
  }
  return <RouterLink to={to} onClick={handleClick} {...rest} />
}
