/** Seconds that a token is taken for. */
export const tokenSeconds = 300

/** Most characters that are translated at once. */
export const longestTranslated = 20_000
