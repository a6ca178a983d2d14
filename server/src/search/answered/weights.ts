import type { CandidateFeature } from './candidate-features.ts'

/** Learned by `npm run learn`, which writes this file. */
export const weights: Readonly<Record<CandidateFeature, number>> = {
  rank: 1.88,
  score: 4.23,
  sum: 1.42,
  best: 0.669,
  lawSum: -0.0175,
  count: 0.226,
  lawCount: 0.236,
  saying: 0.767,
  likeAnswers: 2.33,
  likeQuestion: 7.63,
  length: 0.344,
  'rank × sum': -3.3,
  'rank × saying': 0.166,
  'sum × lawSum': -0.0769,
  'best × saying': -1.07,
  'lawSum × saying': -0.101,
}
