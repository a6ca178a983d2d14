/** What a UTF-16 code unit is to the analyser. Surrogate pairs (emoji, the rarest characters) separate words. */
export const characterClass = { separator: 0, han: 1, letter: 2, digit: 3 } as const

/** Character class of every code unit, indexed by it. */
export const classes = new Uint8Array(65_536)

/**
 * Folded form of every code unit, indexed by it: NFKC and lower case where that is one unit, and е for ё.
 * One unit for one unit, so that a place in the folded text is the same place in the printed one.
 */
export const folded = new Uint16Array(65_536)

for (let unit = 0; unit < 65_536; unit++) {
  const printed = String.fromCharCode(unit)
  const plain = printed.normalize('NFKC').toLowerCase().replace('ё', 'е')
  folded[unit] = plain.length === 1 ? plain.charCodeAt(0) : unit
}
for (let unit = 0; unit < 65_536; unit++) {
  const character = String.fromCharCode(folded[unit]!)
  if (/\p{Script=Han}/u.test(character)) classes[unit] = characterClass.han
  else if (/\p{Nd}/u.test(character)) classes[unit] = characterClass.digit
  else if (/[\p{L}\p{N}\p{M}]/u.test(character)) classes[unit] = characterClass.letter
}

/** A text folded for comparison; same length as the text. */
export function fold(text: string): string {
  let result = ''
  let from = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (folded[unit] === unit) continue
    result += text.slice(from, index) + String.fromCharCode(folded[unit]!)
    from = index + 1
  }
  return result + text.slice(from)
}

/** The text of `units[from..to)`. */
export function decode({ buffer, byteOffset }: Uint16Array, from: number, to: number): string {
  return Buffer.from(buffer, byteOffset + 2 * from, 2 * (to - from)).toString('utf16le')
}

/** Writes a text's code units at `offset`; answers the offset behind them. */
export function encode(text: string, units: Uint16Array, offset: number): number {
  for (let index = 0; index < text.length; index++) units[offset + index] = text.charCodeAt(index)
  return offset + text.length
}

/**
 * Walks the runs of a text that words are made of: a run of Chinese characters, or one word of any other
 * script. Numbers keep their inner points and letters: "165.1", "10a".
 */
export function forEachRun(
  units: Uint16Array,
  start: number,
  end: number,
  visit: (from: number, to: number, isHan: boolean) => void,
): void {
  let at = start
  while (at < end) {
    const first = classes[units[at]!]!
    if (first === characterClass.separator) {
      at++
      continue
    }
    const from = at++
    if (first === characterClass.han) {
      while (at < end && classes[units[at]!] === characterClass.han) at++
      visit(from, at, true)
      continue
    }
    while (at < end) {
      const next = classes[units[at]!]!
      if (next >= characterClass.letter) at++
      else if (units[at] === point && isDigit(units[at - 1]!) && at + 1 < end && isDigit(units[at + 1]!))
        at += 2
      else break
    }
    visit(from, at, false)
  }
}

const point = '.'.charCodeAt(0)

function isDigit(unit: number): boolean {
  return classes[unit] === characterClass.digit
}
