/** Digits of a unified social credit code: no I, O, S, V or Z (GB 32100-2015). */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The check character that ends a code with these first 17 characters. */
export function creditCodeCheck(first17: string): string {
  let weight = 1
  let sum = 0
  for (const character of first17) {
    sum += alphabet.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return alphabet[(31 - (sum % 31)) % 31]!
}

/** Unified social credit code: 18 characters, the last of which checks the others. */
export function isCreditCode(value: string): boolean {
  return /^[0-9A-HJ-NPQRTUWXY]{18}$/.test(value) && creditCodeCheck(value.slice(0, 17)) === value[17]
}
