import type { Call } from '@portal/protocol/kernel/call.ts'
import type { AdminRole, UserType } from '@portal/protocol/kernel/user-types.ts'
import { declaredCalls, makeCall, validInput, type Input } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { callSamples } from './feature-samples.ts'

/** Where something stands that is hidden from some. */
export interface Scene {
  /** A text that lists find it by. */
  title: string
  /** Of all that has to do with it: what an address or a body may name; itself first. */
  ids: string[]
}

export interface Looker {
  userType: UserType | 'visitor'
  role?: AdminRole
  /** Whose session it is; a visitor has none. */
  token?: string
  /** Whether it has to do with the scene, which is not to change under it. */
  isSide?: true
  /** Whether documents of the scene are for it. */
  isGiven?: true
  scene: Scene
  hidden: readonly string[]
  /** Those among them that the outbox of those who try the portal tells, for they stand in its e-mails. */
  mailed?: readonly string[]
}

type Declared = (typeof declaredCalls)[number]

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

/** What leads to the scene: a valid input that names its rows in the place of others, and its title as a text. */
function inputsOf({ call }: Declared, { ids, title }: Scene, given: Input): Input[] {
  const [name] = Object.keys(given.params ?? {})
  const ofScene = name === undefined ? [] : ids.map((id) => ({ ...given, params: { [name]: id } }))
  const isFound = call.list !== undefined && 'keyword' in call.list.filters
  const part = call.method === 'GET' ? 'query' : 'body'
  return isFound ? [...ofScene, { [part]: { keyword: title } }] : ofScene
}

/** What leads elsewhere hides nothing of the scene, whoever's it is: an input of each call is made once for a portal. */
const inputsOfPortal = new WeakMap<Portal, Map<string, Input>>()

/**
 * Makes every call, and names those in whose answer something stands that is hidden from the looker. What a document
 * says cannot be looked through: it is named where it is of the scene.
 */
export async function findHidden(portal: Portal, open: () => Promise<Looker>): Promise<string[]> {
  const inputs = inputsOfPortal.get(portal) ?? new Map<string, Input>()
  inputsOfPortal.set(portal, inputs)
  let looker = await open()
  const found: string[] = []
  const look = async ({ name, call }: Declared, input: Input) => {
    const { token, hidden, mailed } = looker
    const answer = await makeCall(portal.app, call, input, { ...input, ...(token && { token }) })
    const text = `${JSON.stringify(answer.headers)} ${answer.body}`
    const told = name === 'messages.outbox' ? (mailed ?? []) : []
    for (const secret of hidden)
      if (!told.includes(secret) && text.includes(secret)) found.push(`${name}: ${secret}`)
    if (isDocument(call) && answer.headers['content-disposition'] && !looker.isGiven)
      found.push(`${name}: a document`)
  }
  for (const declared of made) {
    const { isSide = false, userType, role, scene } = looker
    if (!mayMake(declared, looker)) {
      await look(declared, { params: { id: scene.ids[0]! } })
      continue
    }
    const isWrite = !isRead(declared)
    // A side and a moderator may move the scene itself, which would change what is hidden.
    if (isWrite && (isSide || (role && role !== 'SUPER'))) continue
    const isNew = !inputs.has(declared.name)
    const given = inputs.get(declared.name) ?? (await validInput(portal, declared.name, looker.token))
    inputs.set(declared.name, given)
    const isFirst = !isWrite || isNew
    if (isFirst && !isDocument(declared.call)) await look(declared, given)
    if (!isWrite || userType !== 'ADMIN')
      for (const input of inputsOf(declared, scene, given)) await look(declared, input)
    if (isWrite && isFirst && userType !== 'visitor') looker = await open()
  }
  return found
}
