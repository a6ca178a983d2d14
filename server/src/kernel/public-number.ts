import { randomInt } from 'node:crypto'

/** Digits and letters that nobody takes for one another. */
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

function group(): string {
  return Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('')
}

/** A number as it was typed, in small letters, with spaces or without hyphens, as it was given out. */
export function readPublicNumber(typed: string): string {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  return signs.replace(/^([A-Z]{2})(\d{4})(.{4})(.{4})$/, '$1-$2-$3-$4')
}

/** A number to verify a document by, which tells nothing of the others: `ZS-2026-7K3M-9QXW`. */
export function publicNumber(prefix: string, year: string): string {
  return `${prefix}-${year}-${group()}-${group()}`
}
