/** Characters in the order of their syllables, tones after each other; far enough for all that statutes use. */
let places: ReadonlyMap<string, number> | null = null

const first = 0x4e00
const last = 0x9fa5

/** Characters of one syllable stand this near to each other. */
const near = 120

/**
 * Whether two Chinese characters sound alike, or nearly: most are mistyped by their sound (整 as 正). What the order of
 * a dictionary by sounds tells is enough; no table of sounds is kept.
 */
export function soundAlike(one: string, other: string): boolean {
  places ??= placesBySound()
  const [at, otherAt] = [places.get(one), places.get(other)]
  return at !== undefined && otherAt !== undefined && Math.abs(at - otherAt) <= near
}

function placesBySound(): Map<string, number> {
  const characters = Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at))
  const { compare } = new Intl.Collator('zh-u-co-pinyin')
  return new Map(characters.sort(compare).map((character, at) => [character, at]))
}
