import { z } from 'zod'
import { isInTime } from './in-time.ts'
import { rule } from './rules.ts'

/** A last day, YYYY-MM-DD: today at the earliest. */
export const comingDay = z.iso.date().refine(isInTime, rule('deadline'))
