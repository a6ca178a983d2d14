import type { Change, NearArticle, Nearest, Row, Wanted } from './messages.ts'
import { normOf, productAt } from './vector.ts'

/** Articles that are told of each question, and of each choice of countries. */
const told = 60

/** Vectors that stand in one array. */
const pieceSize = 4096

interface Article {
  law: string
  key: string
  country: string
}

/** What no law answers, and how near the nearest article is to it. */
interface Yardstick {
  direction: Int8Array
  norm: number
  nearest: number
  /** Where that article stands. */
  place: number | null
  /** It has gone: none is nearer than it was, and which is the nearest is to be found. */
  isGone: boolean
}

/** All vectors, and what is nearest to one: each is compared, none is left out. */
export class VectorLibrary {
  #dimensions = 0
  readonly #pieces: Int8Array[] = []
  readonly #norms: number[] = []
  /** What stands at a place; null where it is free. */
  readonly #articles: (Article | null)[] = []
  readonly #free: number[] = []
  readonly #ofLaw = new Map<string, number[]>()
  #yardsticks: Yardstick[] = []

  get held(): number {
    return this.#articles.length - this.#free.length
  }

  change({ drop, put, yardsticks }: Change): void {
    if (drop === 'all') this.#forgetAll()
    else for (const law of drop) this.#drop(law)
    if (yardsticks) {
      this.#yardsticks = yardsticks.map((direction) => ({
        direction,
        norm: normOf(direction),
        nearest: -1,
        place: null,
        isGone: false,
      }))
      this.#dimensions = yardsticks[0]?.length ?? 0
    }
    for (const row of put) this.#put(row)
    for (const yardstick of this.#yardsticks) if (yardstick.isGone) this.#measure(yardstick)
  }

  nearest({ direction, countries, isOfCountries }: Wanted): Nearest {
    const norm = normOf(direction)
    const all = new NearestArticles()
    const own = new NearestArticles()
    if (norm === 0 || direction.length !== this.#dimensions) return { articles: [] }
    for (const [place, article] of this.#articles.entries()) {
      if (!article) continue
      const isOwn = countries.includes(article.country)
      if (isOfCountries && !isOwn) continue
      const likeness = this.#likeness(place, direction, norm)
      all.add(article, likeness)
      if (isOwn) own.add(article, likeness)
    }
    const articles = new NearestArticles(2 * told)
    for (const article of [...all.articles, ...own.articles]) articles.add(article, article.likeness)
    return {
      articles: articles.articles.map((one) => ({ ...one, isNear: this.#isNear(one.likeness) })),
    }
  }

  #isNear(likeness: number): boolean {
    return likeness > 0 && this.#yardsticks.every(({ nearest }) => likeness > nearest)
  }

  #likeness(place: number, direction: Int8Array, norm: number): number {
    const piece = this.#pieces[Math.floor(place / pieceSize)]!
    const from = (place % pieceSize) * this.#dimensions
    return productAt(piece, from, direction) / (norm * this.#norms[place]!)
  }

  /** A vector of other dimensions is of no use. */
  #put({ direction, ...article }: Row): void {
    const norm = normOf(direction)
    if (direction.length !== this.#dimensions || norm === 0) return
    const place = this.#free.pop() ?? this.#articles.length
    const piece = (this.#pieces[Math.floor(place / pieceSize)] ??= new Int8Array(
      pieceSize * this.#dimensions,
    ))
    piece.set(direction, (place % pieceSize) * this.#dimensions)
    this.#norms[place] = norm
    this.#articles[place] = article
    const places = this.#ofLaw.get(article.law)
    if (places) places.push(place)
    else this.#ofLaw.set(article.law, [place])
    for (const yardstick of this.#yardsticks) this.#hold(yardstick, place)
  }

  /** Has a yardstick know of an article that is as near as the nearest, or nearer. */
  #hold(yardstick: Yardstick, place: number): void {
    const likeness = this.#likeness(place, yardstick.direction, yardstick.norm)
    if (likeness < yardstick.nearest) return
    Object.assign(yardstick, { nearest: likeness, place, isGone: false })
  }

  /** Compares it with every article. */
  #measure(yardstick: Yardstick): void {
    Object.assign(yardstick, { nearest: -1, place: null, isGone: false })
    for (const [place, article] of this.#articles.entries()) if (article) this.#hold(yardstick, place)
  }

  #drop(law: string): void {
    for (const place of this.#ofLaw.get(law) ?? []) {
      this.#articles[place] = null
      this.#free.push(place)
      for (const yardstick of this.#yardsticks) if (yardstick.place === place) yardstick.isGone = true
    }
    this.#ofLaw.delete(law)
  }

  #forgetAll(): void {
    this.#dimensions = 0
    for (const list of [this.#pieces, this.#norms, this.#articles, this.#free, this.#yardsticks])
      list.length = 0
    this.#ofLaw.clear()
  }
}

/** The nearest articles, each once, by the language that is nearest; the nearest first. */
class NearestArticles {
  readonly articles: Omit<NearArticle, 'isNear'>[] = []
  readonly #most: number

  constructor(most = told) {
    this.#most = most
  }

  add({ law, key }: Pick<Article, 'law' | 'key'>, likeness: number): void {
    const { articles } = this
    if (articles.length === this.#most && likeness <= articles.at(-1)!.likeness) return
    const known = articles.findIndex((one) => one.key === key && one.law === law)
    if (known >= 0 && articles[known]!.likeness >= likeness) return
    if (known >= 0) articles.splice(known, 1)
    const behind = articles.findIndex((one) => one.likeness < likeness)
    articles.splice(behind < 0 ? articles.length : behind, 0, { law, key, likeness })
    if (articles.length > this.#most) articles.pop()
  }
}
