import type { ReactNode } from 'react'
import classes from './printed.module.css'

/** On paper alone: where what is printed stands, and of which day it is. */
export function Printed({ children }: { children: ReactNode }) {
  return <p className={classes.printed}>{children}</p>
}
