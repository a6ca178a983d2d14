import { openTurns } from '../kernel/http/turns.ts'

/** Pictures that are unpacked at once, each of which may take a quarter of a gigabyte. */
const atOnce = 2
/** Milliseconds that one may be expected to wait for its turn. */
const longestWait = 10_000

/** Bounds of one picture: of pixels those that its purpose has, and seconds that it may take. */
export const longestDecoding = { seconds: 20 }

const turns = openTurns({ atOnce, longestWait })

/**
 * Has a picture unpacked when its turn comes.
 *
 * @throws Refusal where too many wait before it
 */
export const decodeInTurn = <Result>(work: () => Promise<Result>): Promise<Result> => turns.take(work)
