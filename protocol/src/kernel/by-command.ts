/** Stands in the audit log in the place of a request's number where the operator's command did it. */
export const byCommand = 'command'

/** What the operator's commands leave audit lines of. */
export const commandEvents = [
  'administrator.add',
  'administrator.reset-second-factor',
  'backup.make',
  'backup.restore',
  'cases.import',
  'cases.remove',
  'laws.import',
  'laws.remove',
  'questions.import',
] as const

export type CommandEvent = (typeof commandEvents)[number]
