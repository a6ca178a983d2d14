import { useViewer } from '../../app/viewer.ts'
import { later } from '../../ui/later.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import classes from './own.module.css'

const OwnStrip = later(async () => (await import('./own-strip.tsx')).default)

/** What is the reader's own, once the page is painted; its place is kept. Nothing for visitors and administrators. */
export function Own() {
  const viewer = useViewer()
  const isAlive = useIsAlive()
  if (!viewer || viewer.userType === 'ADMIN') return null
  return <div className={classes.place}>{isAlive && <OwnStrip userType={viewer.userType} />}</div>
}
