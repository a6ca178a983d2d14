import done from './drawings/spots/done.svg?no-inline'
import empty from './drawings/spots/empty.svg?no-inline'
// Shown where the network is gone: it comes with the code.
import failed from './drawings/spots/failed.svg?inline'
import locked from './drawings/spots/locked.svg?no-inline'
import notThere from './drawings/spots/not-there.svg?no-inline'
import nothingFound from './drawings/spots/nothing-found.svg?no-inline'

/** One for each state, of one hand: on a line of ground, above an arc of gold. */
const drawings = {
  done,
  empty,
  failed,
  locked,
  'not-there': notThere,
  'nothing-found': nothingFound,
}

export type SpotName = keyof typeof drawings

/** A small drawing above a few words that say the same. */
export function Spot({ name }: { name: SpotName }) {
  return <img src={drawings[name]} alt="" width={160} height={112} />
}
