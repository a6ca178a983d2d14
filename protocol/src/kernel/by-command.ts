/** Stands in the audit log in the place of a request's number where the operator's command did it. */
export const byCommand = 'command'
