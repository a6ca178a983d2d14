/** SQLSTATEs by which a server turns a connection away for what the settings say of it, and what to do. */
const states: Readonly<Record<string, string>> = {
  '28P01': 'the user or the password is wrong. Correct them there.',
  '28000': 'the server does not let this user in from here. Correct the user, or let it in (pg_hba.conf).',
  '3D000': 'there is no such database. Create it, or correct its name.',
  '42501':
    'the user may not do what the portal needs. Make it the owner of the database and of its schema public.',
}

/** Why a database does not let the portal in, and what to do, in a line; null where it does, or is away. */
export function whyRefused(error: unknown): string | null {
  const { code = '' } = error as { code?: string }
  const reason = states[code]
  return reason === undefined ? null : `DATABASE_URL cannot be used: ${reason}`
}
