import { loadOnce } from '../kernel/seeds.ts'
import type { Services } from '../kernel/services.ts'
import { features } from './features.ts'

/**
 * Loads the samples of every feature, once; a run that was interrupted, or samples that have grown, are taken up
 * again.
 */
export async function seedDemo(services: Services): Promise<void> {
  for (const { name, content, load } of features.flatMap(({ demo = [] }) => demo)) {
    await loadOnce(services.db, name, content(), () => load(services))
  }
}
