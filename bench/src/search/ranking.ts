/** How well answers fit labels; each figure is the mean over the questions. */
export interface Ranking {
  /** Share of a question's relevant articles among the first 5, 10 and 100. */
  recall5: number
  recall10: number
  recall100: number
  /** 1 / place of the first relevant article; 0 beyond the tenth. */
  reciprocalRank10: number
}

/** One question: the keys that are relevant, and the keys of each article found, best first. */
export interface Judged {
  relevant: ReadonlySet<string>
  found: readonly (readonly string[])[]
}

export function rankingOf(judged: readonly Judged[]): Ranking {
  const sum = { recall5: 0, recall10: 0, recall100: 0, reciprocalRank10: 0 }
  for (const { relevant, found } of judged) {
    const seen = new Set<string>()
    for (const [index, keys] of found.slice(0, 100).entries()) {
      const key = keys.find((candidate) => relevant.has(candidate) && !seen.has(candidate))
      if (key === undefined) continue
      if (seen.size === 0 && index < 10) sum.reciprocalRank10 += 1 / (index + 1)
      seen.add(key)
      if (index < 5) sum.recall5 += 1 / relevant.size
      if (index < 10) sum.recall10 += 1 / relevant.size
      sum.recall100 += 1 / relevant.size
    }
  }
  const mean = (total: number) => total / judged.length
  return {
    recall5: mean(sum.recall5),
    recall10: mean(sum.recall10),
    recall100: mean(sum.recall100),
    reciprocalRank10: mean(sum.reciprocalRank10),
  }
}
