import type { Call } from '@portal/protocol/kernel/call.ts'
import type { AdminRole, UserType } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import { declaredCalls, makeCall, validInput, type Input } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Database } from '../kernel/database/store.ts'
import { callSamples } from './feature-samples.ts'
import type { Hidden, SecretScene } from './secret-scene.ts'

export interface Looker {
  userType: UserType | 'visitor'
  role?: AdminRole
  /** Whose session it is; a visitor has none. */
  token?: string
  /** Whether it has to do with the scenes, which are not to change under it. */
  isSide?: true
  scenes: readonly (SecretScene & { hidden: Hidden })[]
}

type Declared = (typeof declaredCalls)[number]
type LookedAt = Looker['scenes'][number]

/** That each has an input is another test's affair. */
const { callInputs } = await callSamples()
const made = declaredCalls.filter(({ name }) => name in callInputs)

const isDocument = ({ file }: Call) => file !== undefined && file !== 'application/json'
const isRead = ({ call }: Declared) => call.method === 'GET'

function mayMake({ call: { access } }: Declared, { userType, role }: Looker): boolean {
  if (access === 'public' || userType === 'visitor') return access === 'public'
  if (access === 'user') return true
  return 'roles' in access ? role === 'SUPER' || access.roles.includes(role!) : access.includes(userType)
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Which tables have rows of these ids. */
async function tablesOf(db: Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and column_name = 'id' and data_type = 'uuid' and table_type = 'BASE TABLE'`.execute(
    db,
  )
  const found = tables.map(
    ({ name }) => sql`select id, ${name} as name from ${sql.table(name)} where id = any(${ids}::uuid[])`,
  )
  const { rows } = await sql<{ id: string; name: string }>`${sql.join(found, sql` union all `)}`.execute(db)
  const byId = Map.groupBy(rows, ({ id }) => id)
  return new Map([...byId].map(([id, all]) => [id, all.map(({ name }) => name)]))
}

/** An input of each call, made once for a portal, with the tables of the row that its address names. */
interface Given {
  input: Input
  /** Null where its address names no row. */
  tables: readonly string[] | null
}
const givenOfPortal = new WeakMap<Portal, Map<string, Given>>()

async function giveInput(portal: Portal, name: string, token: string | undefined): Promise<Given> {
  const input = await validInput(portal, name, token)
  const [param = ''] = Object.values(input.params ?? {})
  if (!uuid.test(param)) return { input, tables: null }
  const tables = await tablesOf(portal.services.db, [param])
  return { input, tables: tables.get(param) ?? null }
}

/** What leads to a scene: an input that names its rows in the place of others of their kind, and its title as a text. */
function inputsOf({ call }: Declared, scene: LookedAt, given: Given, kinds: Map<string, string[]>): Input[] {
  const [name] = Object.keys(given.input.params ?? {})
  const isOfKind = (id: string) =>
    given.tables === null || given.tables.some((table) => kinds.get(id)?.includes(table))
  const ids = name === undefined ? [] : scene.ids.filter(isOfKind)
  const ofScene = ids.map((id) => ({ ...given.input, params: { [name!]: id } }))
  const isFound = call.list !== undefined && 'keyword' in call.list.filters
  const part = call.method === 'GET' ? 'query' : 'body'
  return isFound ? [...ofScene, { [part]: { keyword: scene.title } }] : ofScene
}

/**
 * Makes every call, and names those in whose answer something stands that is hidden from the looker. What a document
 * says cannot be looked through: it is named where it is of a scene. What leads elsewhere hides nothing of a scene,
 * whoever's it is.
 */
export async function findHidden(portal: Portal, open: () => Promise<Looker>): Promise<string[]> {
  const inputs = givenOfPortal.get(portal) ?? new Map<string, Given>()
  givenOfPortal.set(portal, inputs)
  let looker = await open()
  const kinds = await tablesOf(
    portal.services.db,
    looker.scenes.flatMap(({ ids }) => ids),
  )
  const found: string[] = []
  const look = async ({ name, call }: Declared, input: Input, of?: LookedAt) => {
    const { token, scenes } = looker
    const answer = await makeCall(portal.app, call, input, { ...input, ...(token && { token }) })
    const text = `${JSON.stringify(answer.headers)} ${answer.body}`
    for (const { hidden } of scenes) {
      const told = name === 'messages.outbox' ? (hidden.mailed ?? []) : []
      const seen = hidden.texts.filter((secret) => !told.includes(secret) && text.includes(secret))
      found.push(...seen.map((secret) => `${name}: ${secret}`))
    }
    if (of && isDocument(call) && answer.headers['content-disposition'] && !of.hidden.isGiven)
      found.push(`${name}: a document`)
  }
  for (const declared of made) {
    const { isSide = false, userType, role, scenes } = looker
    if (!mayMake(declared, looker)) {
      await look(declared, { params: { id: scenes[0]!.ids[0]! } }, scenes[0])
      continue
    }
    const isWrite = !isRead(declared)
    // A side and a moderator may move a scene itself, which would change what is hidden.
    if (isWrite && (isSide || (role && role !== 'SUPER'))) continue
    const isNew = !inputs.has(declared.name)
    const given = inputs.get(declared.name) ?? (await giveInput(portal, declared.name, looker.token))
    inputs.set(declared.name, given)
    const isFirst = !isWrite || isNew
    if (isFirst && !isDocument(declared.call)) await look(declared, given.input)
    if (!isWrite || userType !== 'ADMIN')
      for (const scene of scenes)
        for (const input of inputsOf(declared, scene, given, kinds)) await look(declared, input, scene)
    if (isWrite && isFirst && userType !== 'visitor') looker = await open()
  }
  return found
}
