/** A file, line or group that cannot be imported; the message says in plain words what is wrong with it. */
export class ContentProblem extends Error {
  override name = 'ContentProblem'
}

/** The message of a content problem; any other error is not the content's fault and goes on up. */
export function problemMessage(error: unknown): string {
  if (error instanceof ContentProblem) return error.message
  throw error
}
