import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './store.ts'

/** Stands for a value while a statement is built. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement whose text is the same whatever its values are: it is built when it is first wanted, and after that only
 * its values are filled in. Building takes the processor longer than sending, so it is for what is asked with most
 * requests.
 *
 * @param build is handed a stand-in for each value: it may put it where a single value stands, and not look at it
 */
export function statement<Values extends Readonly<Record<string, unknown>>, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values
  let built: CompiledQuery<Row> | null = null
  return async (db, values) => {
    built ??= build(db, places).compile()
    const parameters = built.parameters.map((given) => (given instanceof Place ? values[given.name] : given))
    return (await db.executeQuery<Row>({ ...built, parameters })).rows
  }
}
