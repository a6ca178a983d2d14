import { randomInt } from 'node:crypto'

/** Digits and letters that nobody takes for one another. */
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

function group(): string {
  return Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('')
}

/** A number to verify a document by, which tells nothing of the others: `ZS-2026-7K3M-9QXW`. */
export function publicNumber(prefix: string, year: string): string {
  return `${prefix}-${year}-${group()}-${group()}`
}
