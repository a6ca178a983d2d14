/** A question: the features of each candidate, and which of them answer it. */
export interface Example {
  candidates: Float64Array[]
  isRight: boolean[]
}

/** Steps of Adam, and how far each goes; weights are kept small, so that no feature rests on few questions. */
const steps = 200
const rate = 0.1
const decay = { first: 0.9, second: 0.99 }
const shrinking = 1e-3

/** The weights under which each right candidate of a question stands before all wrong ones: a softmax over these. */
export function fitWeights(examples: readonly Example[]): Float64Array {
  const usable = examples.filter(({ isRight }) => isRight.includes(true))
  const size = usable[0]?.candidates[0]?.length ?? 0
  const scales = scalesOf(usable, size)
  const weights = new Float64Array(size)
  const first = new Float64Array(size)
  const second = new Float64Array(size)
  for (let step = 1; step <= steps; step++) {
    const slope = slopeOf(
      usable,
      weights.map((weight, at) => weight / scales[at]!),
    )
    for (let at = 0; at < size; at++) {
      const change = slope[at]! / scales[at]! + shrinking * weights[at]!
      first[at] = decay.first * first[at]! + (1 - decay.first) * change
      second[at] = decay.second * second[at]! + (1 - decay.second) * change ** 2
      const mean = first[at]! / (1 - decay.first ** step)
      const spread = Math.sqrt(second[at]! / (1 - decay.second ** step)) + 1e-8
      weights[at]! -= (rate * mean) / spread
    }
  }
  return weights.map((weight, at) => weight / scales[at]!)
}

/** Standard deviation of each feature over all candidates. */
function scalesOf(examples: readonly Example[], size: number): Float64Array {
  const [sums, squares] = [new Float64Array(size), new Float64Array(size)]
  let count = 0
  for (const candidate of examples.flatMap(({ candidates }) => candidates)) {
    count += 1
    for (let at = 0; at < size; at++) {
      sums[at]! += candidate[at]!
      squares[at]! += candidate[at]! ** 2
    }
  }
  return squares.map((square, at) => Math.sqrt(square / count - (sums[at]! / count) ** 2) || 1)
}

/** How the loss changes with each weight, a mean over the questions and what is right of each. */
function slopeOf(examples: readonly Example[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length)
  for (const { candidates, isRight } of examples) {
    const worths = candidates.map((features) => dot(features, weights))
    const most = worths.reduce((one, other) => Math.max(one, other), -Infinity)
    const shares = worths.map((worth) => Math.exp(worth - most))
    const wrong = shares.reduce((sum, share, place) => (isRight[place] ? sum : sum + share), 0)
    const right = shares.filter((_, place) => isRight[place])
    // What is right stands against what is wrong, and not against what is right as well.
    const parts = shares.map((share, place) =>
      isRight[place] ? -wrong / (wrong + share) : right.reduce((sum, one) => sum + share / (wrong + one), 0),
    )
    for (const [place, features] of candidates.entries()) {
      const part = parts[place]! / right.length / examples.length
      for (let at = 0; at < slope.length; at++) slope[at]! += part * features[at]!
    }
  }
  return slope
}

function dot(features: Float64Array, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < features.length; at++) sum += features[at]! * weights[at]!
  return sum
}
