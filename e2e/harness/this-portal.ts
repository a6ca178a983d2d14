import { inject } from 'vitest'

/** The portal that the files of this worker run on, one after another, while other workers have theirs. */
const thisPortal = inject('portals')[Number(process.env.VITEST_POOL_ID) - 1]!

/** Scheme, host and port. */
export const portal = thisPortal.address
/** Its data folder, beside which commands run. */
export const { dataFolder } = thisPortal
