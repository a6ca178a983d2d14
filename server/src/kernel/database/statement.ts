import {
  OperationNodeTransformer,
  ValueNode,
  type Compilable,
  type CompiledQuery,
  type KyselyPlugin,
} from 'kysely'
import type { Database } from './store.ts'

/** Stands for a value while a statement is built. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Puts what is always the same into the text: a plan that is kept can rest on it, and it is not sent each time. */
class WithConstants extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return ['string', 'number', 'boolean'].includes(typeof node.value)
      ? ValueNode.createImmediate(node.value)
      : node
  }
}

const transformer = new WithConstants()
const withConstants: KyselyPlugin = {
  transformQuery: ({ node }) => transformer.transformNode(node),
  transformResult: async ({ result }) => result,
}

type Build<Values, Row> = (db: Database, values: Values) => Compilable<Row>

/**
 * A statement whose text is the same whatever its values are: it is built when it is first wanted, and after that only
 * its values are filled in. Building takes the processor longer than sending, so it is for what is asked with most
 * requests.
 *
 * @param build is handed a stand-in for each value: it may put it where a single value stands, and not look at it
 */
export function filledStatement<Values extends Readonly<Record<string, unknown>>, Row>(
  build: Build<Values, Row>,
): (db: Database, values: Values) => CompiledQuery<Row> {
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values
  let built: CompiledQuery<Row> | null = null
  return (db, values) => {
    built ??= build(db.withPlugin(withConstants), places).compile()
    const parameters = built.parameters.map((given) => (given instanceof Place ? values[given.name] : given))
    return { ...built, parameters }
  }
}

/** The same, which is run. */
export function statement<Values extends Readonly<Record<string, unknown>>, Row>(
  build: Build<Values, Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  const filled = filledStatement(build)
  return async (db, values) => (await db.executeQuery<Row>(filled(db, values))).rows
}
