import type { Services } from '../kernel/services.ts'
import { features } from './features.ts'

/** Seals with the present key what was sealed with the previous one; logs how many rows stay sealed with another. */
export async function resealAll({ db, keys, log }: Services): Promise<void> {
  const unreadable: Record<string, number> = {}
  for (const { name, reseal } of features) {
    const count = (await reseal?.(db, keys)) ?? 0
    if (count > 0) unreadable[name] = count
  }
  if (Object.keys(unreadable).length > 0) {
    log.error({ unreadable }, 'data are sealed with another SECRET_KEY')
  }
}
