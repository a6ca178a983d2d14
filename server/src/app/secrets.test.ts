import {
  adminRoles,
  providerTypes,
  registeredTypes,
  type UserType,
} from '@portal/protocol/kernel/user-types.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { secretScenes } from '../testing/feature-samples.ts'
import { findHidden, type Looker } from '../testing/find-hidden.ts'
import type { Hidden, SecretScene, Sides } from '../testing/secret-scene.ts'
import { openCallPortal } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

const openings = await secretScenes()

let portal: Portal
let scenes: SecretScene[]

async function sides({ demander, provider }: Partial<Sides> = {}): Promise<Sides> {
  return {
    demander: demander ?? (await addReader(portal)),
    provider: provider ?? (await addReader(portal, 'LAW_OFFICE')),
  }
}

beforeAll(async () => {
  portal = await openCallPortal()
  scenes = []
  for (const open of openings) scenes.push(await open(portal, await sides()))
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

/** What is hidden in each scene, and nothing of those where nothing is said of it. */
function hiding(of: readonly SecretScene[], hiddenIn: (scene: SecretScene) => Hidden | undefined) {
  return of.flatMap((scene) => {
    const hidden = hiddenIn(scene)
    return hidden ? [{ ...scene, hidden }] : []
  })
}

/** Scenes of one side's own. */
async function openSide(side: 'demander' | 'provider', userType: UserType): Promise<Looker> {
  const reader: Reader = await addReader(portal, userType)
  const own: SecretScene[] = []
  for (const open of openings) own.push(await open(portal, await sides({ [side]: reader })))
  return { userType, isSide: true, token: reader.token, scenes: hiding(own, (scene) => scene[side]) }
}

describe('what is private is in no answer of any call', () => {
  test.each(['visitor', ...registeredTypes] as const)('to a stranger: %s', async (userType) => {
    const open = async () => ({
      userType,
      ...(userType !== 'visitor' && { token: (await addReader(portal, userType)).token }),
      scenes: hiding(scenes, ({ strangers }) => strangers),
    })
    expect(await findHidden(portal, open)).toEqual([])
  })

  test.each(adminRoles)('to an administrator who has nothing to do with it: %s', async (role) => {
    const open = async () => ({
      userType: 'ADMIN' as const,
      role,
      token: (await addReader(portal, 'ADMIN', { roles: [role] })).token,
      scenes: hiding(scenes, ({ administrators }) => administrators(role)),
    })
    expect(await findHidden(portal, open)).toEqual([])
  })

  test.each(registeredTypes)('to whoever asks for help, of whoever gives it: %s', async (userType) => {
    expect(await findHidden(portal, () => openSide('demander', userType))).toEqual([])
  })

  test.each(providerTypes)('to whoever is to help: %s', async (userType) => {
    expect(await findHidden(portal, () => openSide('provider', userType))).toEqual([])
  })
})
