import { useNavigation } from 'react-router'
import classes from './navigation-progress.module.css'

/** A line at the top while the next screen's code comes. */
export function NavigationProgress() {
  const isBusy = useNavigation().state !== 'idle'
  return <div className={classes.line} data-busy={isBusy} aria-hidden="true" />
}
