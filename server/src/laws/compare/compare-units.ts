import type { ComparedBlock, ComparedRun } from '@portal/protocol/kernel/compared-versions.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { diffArrays } from 'diff'
import { compareTexts } from './compare-texts.ts'

/** What a line says in two versions, word by word. */
export function compareRuns(older: string, newer: string, language: Language): ComparedRun[] {
  return compareTexts(older, newer, language).map(({ text, change }) => ({ kind: change, text }))
}

/** A paragraph of a text, or a picture within it with what it shows in words. */
export interface ComparedUnit {
  picture: string | null
  text: string
}

const isSame = (one: ComparedUnit, other: ComparedUnit) =>
  one.picture === other.picture && one.text === other.text

const alone = (kind: ComparedRun['kind'], { picture, text }: ComparedUnit): ComparedBlock => ({
  isPicture: picture !== null,
  runs: [{ kind, text }],
})

/**
 * What changed in one place stands for each other in its order; what is left over is one version's alone, and so are a
 * picture and what has taken its place.
 */
function compareInPlace(
  older: readonly ComparedUnit[],
  newer: readonly ComparedUnit[],
  language: Language,
): ComparedBlock[] {
  return Array.from({ length: Math.max(older.length, newer.length) }, (_, at): ComparedBlock[] => {
    const [before, after] = [older[at], newer[at]]
    if (before && after && before.picture === after.picture) {
      const runs = compareRuns(before.text, after.text, language)
      return [{ isPicture: before.picture !== null, runs }]
    }
    return [...(before ? [alone('removed', before)] : []), ...(after ? [alone('added', after)] : [])]
  }).flat()
}

/** What a text says in two versions, paragraph by paragraph. */
export function compareUnits(
  older: readonly ComparedUnit[],
  newer: readonly ComparedUnit[],
  language: Language,
): ComparedBlock[] {
  const blocks: ComparedBlock[] = []
  let removed: readonly ComparedUnit[] = []
  const end = (added: readonly ComparedUnit[]) => {
    blocks.push(...compareInPlace(removed, added, language))
    removed = []
  }
  for (const { value, added, removed: isRemoved } of diffArrays([...older], [...newer], {
    comparator: isSame,
  })) {
    if (isRemoved) removed = value
    else if (added) end(value)
    else {
      end([])
      blocks.push(...value.map((unit) => alone('same', unit)))
    }
  }
  end([])
  return blocks
}
