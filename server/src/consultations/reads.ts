import { readsOfTable } from '../kernel/reads.ts'

/** How often published consultations are read. */
export const readsOf = readsOfTable('consultation_publication')
