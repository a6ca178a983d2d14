function kindsIn(value: string, kinds: readonly RegExp[]): number {
  return kinds.filter((kind) => kind.test(value)).length
}

/**
 * What a username must be: 5 to 20 Latin letters, digits or underscores, two of these kinds at least. Letters of
 * other scripts that look like Latin ones are refused: nobody can take a name that reads like another's.
 */
export const usernameRules = {
  length: (value: string) => value.length >= 5 && value.length <= 20,
  characters: (value: string) => /^[A-Za-z0-9_]+$/.test(value),
  kinds: (value: string) => kindsIn(value, [/[A-Za-z]/, /\d/, /_/]) >= 2,
}

/** What a password must be: 8 to 20 characters that can be typed, two at least of letters, digits and symbols. */
export const passwordRules = {
  length: (value: string) => /^\P{C}{8,20}$/u.test(value),
  kinds: (value: string) => kindsIn(value, [/\p{L}/u, /\d/, /[^\p{L}\d]/u]) >= 2,
}

export function isUsername(value: string): boolean {
  return Object.values(usernameRules).every((isKept) => isKept(value))
}

export function isPassword(value: string): boolean {
  return Object.values(passwordRules).every((isKept) => isKept(value))
}

/** As addresses are compared: without spaces around, in lower case. */
export function emailKey(value: string): string {
  return value.trim().toLowerCase()
}

/** An address people use (RFC 5321 lengths; the local part unquoted, a domain with a dot). */
export function isEmail(value: string): boolean {
  const [local = '', domain = '', ...rest] = value.split('@')
  if (rest.length > 0 || local.length > 64 || value.length > 254) return false
  const isLocal = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(local)
  const labels = domain.split('.')
  const isDomain = labels.every((label) => /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/.test(label))
  return isLocal && isDomain && labels.length > 1 && /^([A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/.test(labels.at(-1)!)
}
