import type { CandidateFeature } from './candidate-features.ts'

/** Learned by `npm run learn`, which writes this file. */
export const weights: Readonly<Record<CandidateFeature, number>> = {
  rank: 2.15,
  score: 3.18,
  sum: 0.551,
  best: 2.59,
  lawSum: 0.0176,
  lawBest: -0.435,
  count: 0.998,
  isKnown: -1.59,
  lawCount: 0.316,
  saying: 1.15,
  likeAnswers: 2.14,
  likeQuestion: 1.15,
  part: 4.45,
  length: -0.12,
  near: 0.552,
  lawScore: 3.81,
  lawRanks: -1.52,
  'rank × sum': -3.07,
  'rank × saying': -0.11,
  'sum × lawSum': -0.0123,
  'best × saying': -1.34,
  'lawSum × saying': -0.139,
}
