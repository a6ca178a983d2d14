/** Spaces between thousands, no-break and narrow ones too. */
const betweenThousands = /(?<=\d)\s(?=\d{3}(?!\d))/g

/** Commas that can be nothing but marks of thousands: several, or before a decimal point. */
const commaThousands = /^-?\d{1,3}(?:(?:,\d{3}){2,}|(?:,\d{3})+(?=\.))(?:\.\d+)?$/

/** A comma that can be nothing but a decimal one: before one or two places, or after a single nought. */
const decimalComma = /^(-?(?:0|\d+(?=,\d{1,2}$))),(?=\d+$)/

/**
 * A number as it is typed in China, Russia or elsewhere, in the form that calls take: 1500.50 of «1 500,50», of
 * 1,500.50 and of full-width digits. What can be read in two ways (1,500) or in none stays as it was typed.
 */
export function plainNumber(typed: string): string {
  const text = typed
    .trim()
    .replace(/[０-９，．]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?<=\d)。(?=\d)/g, '.')
    .replace(betweenThousands, '')
  return commaThousands.test(text) ? text.replaceAll(',', '') : text.replace(decimalComma, '$1.')
}

/** The number that is typed in digits alone; NaN of anything else, of 1e2 and 0x10 too. */
export function numberOf(typed: string): number {
  const plain = plainNumber(typed)
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
