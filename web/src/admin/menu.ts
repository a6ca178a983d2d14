import type { screens } from '@portal/protocol/words/zh/screens.ts'

/** The administrator's pages, as the menu lists those that the roles include. */
export const menu = [
  'admin',
  'admin/verifications',
  'admin/people',
  'admin/reports',
  'admin/dictionaries',
  'admin/glossary',
  'admin/audit',
  'admin/outbox',
  'admin/settings',
  'admin/security',
] as const satisfies readonly (keyof typeof screens)[]
