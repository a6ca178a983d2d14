import { readsOfTable } from '../kernel/reads.ts'

/** How often posts are read. */
export const readsOf = readsOfTable('forum_post')
