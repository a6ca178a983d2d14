import { parse, protocol, type PGlite } from '@electric-sql/pglite'
import type { PGliteDialectConfig } from 'kysely'
import { StatementNames, touchesRows } from './name-statements.ts'

const { serialize } = protocol

/** What Kysely asks of an embedded store. */
type Asked = Exclude<PGliteDialectConfig['pglite'], (...given: never[]) => unknown>
type Ask = Asked['query']
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

/** So many statements are asked between two plannings at most; at first fewer, while tables grow fast. */
const mostBetweenPlans = 1000

/** What the store has said of a statement that it read. */
interface Known {
  /** Types of its parameters. */
  types: number[]
  /** What its rows are made of. */
  columns: Messages
}

/**
 * An embedded store that reads and plans a statement which comes often once, under a name, as a server does
 * (`name-statements.ts`): planning a join takes it five times as long as finding one row.
 */
export function nameEmbedded(pglite: PGlite): Asked {
  const forgotten = new Set<string>()
  const names = new StatementNames((name) => forgotten.add(name))
  const known = new Map<string, Known>()

  const send = (isAlone: boolean, ...messages: Uint8Array[]): Promise<Messages> =>
    pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: isAlone })

  async function read(name: string, text: string): Promise<Known> {
    const described = serialize.describe({ type: 'S', name })
    const said = await send(false, serialize.parse({ name, text }), described, serialize.sync())
    const statement = {
      types: parse.parseDescribeStatementResults(said),
      columns: said.filter((message) => message.name === 'rowDescription'),
    }
    known.set(name, statement)
    return statement
  }

  /** Closes what is not asked any more; nothing else would. */
  async function closeForgotten(): Promise<void> {
    for (const name of forgotten) {
      if (known.delete(name)) await send(false, serialize.close({ type: 'S', name }), serialize.sync())
    }
    forgotten.clear()
  }

  let asked = 0
  let nextPlans = 16

  /** A plan is made for tables as large as they were, and nothing looks after an embedded store: it plans again. */
  async function planAgain(): Promise<void> {
    asked += 1
    if (asked < nextPlans) return
    asked = 0
    nextPlans = Math.min(nextPlans * 2, mostBetweenPlans)
    await send(false, serialize.query('discard plans'))
  }

  /** As PGlite writes values that it sends itself. */
  function written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : pglite.serializers[type]
    const plain = value as string | number | bigint | boolean
    return serializer ? serializer(plain) : String(plain)
  }

  async function askNamed(name: string, given: Parameters<Ask>, isAlone: boolean) {
    const [text, values = [], options] = given
    await planAgain()
    forgotten.delete(name)
    await closeForgotten()
    const { types, columns } = known.get(name) ?? (await read(name, text))
    const bound = serialize.bind({
      statement: name,
      values: values.map((value, index) => written(value, types[index])),
    })
    const said = await send(isAlone, bound, serialize.execute({}), serialize.sync())
    return parse.parseResults([...columns, ...said], pglite.parsers, options)[0]
  }

  /** Outside a transaction, a statement that fails for its name is sent again. */
  const asking = (ask: Ask, isAlone: boolean): Ask => {
    const named = async (...given: Parameters<Ask>) => {
      const [text] = given
      const name = touchesRows.test(text) ? names.of(text) : null
      if (name === null) return ask(...given)
      try {
        const inTurn = () => pglite.runExclusive(() => askNamed(name, given, isAlone))
        // oxlint-disable-next-line no-underscore-dangle -- public, and the only way to ask between two transactions
        return await (isAlone ? pglite._runExclusiveTransaction(inTurn) : inTurn())
      } catch (error) {
        if (names.isToBlame(text, (error as { code?: string }).code) && isAlone) return ask(...given)
        throw error
      }
    }
    return named as Ask
  }

  return {
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: asking(pglite.query.bind(pglite), true),
    transaction: (work) =>
      pglite.transaction((transaction) =>
        work({ query: asking(transaction.query, false), rollback: () => transaction.rollback() }),
      ),
  }
}
