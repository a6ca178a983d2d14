/** A document does something by itself, brings what it should not, or cannot be read to tell. */
export class Harmful extends Error {
  override name = 'Harmful'
}
