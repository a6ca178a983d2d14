import drawing from './contract.svg?no-inline'
import classes from './cover.module.css'

/** Two sheets with a seal each, and the pen that they are filled in with. */
export function Cover() {
  return <img src={drawing} alt="" width={400} height={224} className={classes.cover} />
}
