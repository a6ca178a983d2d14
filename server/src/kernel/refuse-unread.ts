import { Refusal } from './refusal.ts'

/**
 * @param now shows what is reviewed as it is
 * @throws Refusal with that, where it was changed after its reviewer had read it
 */
export async function refuseUnread(
  { revision }: { revision: number },
  read: number,
  now: () => Promise<unknown>,
): Promise<void> {
  if (revision !== read) throw new Refusal('changedMeanwhile', await now())
}
