/** A command cannot be done as asked; the message says to people why, and what to do. */
export class CommandRefused extends Error {
  override name = 'CommandRefused'
}
