import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import type { EveryFeature } from '../kernel/every-feature.ts'
import type { Feature } from '../kernel/feature.ts'
import type { VerifiedKind } from '../kernel/feature.ts'
import type { Services } from '../kernel/services.ts'
import type { Subject, SubjectTold } from '../kernel/subject.ts'
import { eraseLeaver, exportedOf } from './leaving.ts'
import { features } from './features.ts'
import { openPending } from './pending.ts'
import { standingOf } from './standing-of.ts'

type Counts = Record<string, number>

async function joined(countsOf: (feature: Feature) => Promise<Counts> | undefined): Promise<Counts> {
  const counted = features.map(async (feature) => countsOf(feature))
  return Object.assign({}, ...(await Promise.all(counted))) as Counts
}

function verifiedKind(userType: UserType): VerifiedKind | undefined {
  return features.map(({ verified }) => verified?.[userType]).find(Boolean)
}

function subjectOf(kind: string): Subject | undefined {
  return features.map(({ subjects }) => subjects?.[kind]).find(Boolean)
}

/** What all features say together. */
export function askEveryFeature(services: () => Services): EveryFeature {
  const pending = openPending(features.flatMap((feature) => feature.pending ?? []))
  return {
    endFirst: async (transaction, accountId) => {
      for (const { leaving } of features) await leaving?.endFirst?.(transaction, accountId)
    },
    showVerified: async (userType, accountId, sealed) =>
      verifiedKind(userType)?.show(services(), accountId, sealed) ?? null,
    applyVerified: async (transaction, userType, accountId, sealed) =>
      verifiedKind(userType)?.apply(transaction, services(), accountId, sealed),
    registered: async (mover, accountId) => {
      for (const { registered } of features) await registered?.(mover, accountId)
    },
    rejectionReason: async (accountId) => {
      for (const { rejectionReason } of features) {
        const reason = await rejectionReason?.(services().db, accountId)
        if (reason) return reason
      }
      return null
    },
    standingChanged: async (mover, accountId, became) => {
      const standing = { ...(await standingOf(mover.transaction, accountId)), became }
      for (const feature of features) await feature.standing?.(mover, standing)
    },
    release: async (transaction, accountId, roles) => {
      for (const { assigned } of features) {
        if (!assigned || roles.includes('SUPER') || roles.includes(assigned.role)) continue
        await assigned.release(transaction, accountId)
      }
    },
    filesKept: async (transaction, accountId) => {
      const kept = features.map(async ({ leaving }) => leaving?.keepsFiles?.(transaction, accountId) ?? [])
      return (await Promise.all(kept)).flat()
    },
    erase: (mover, leaver) => eraseLeaver(mover, services(), leaver),
    exported: (owner) => exportedOf(services(), owner),
    waiting: async (roles) => {
      const open = features
        .flatMap(({ waiting = [] }) => waiting)
        .filter(({ role }) => roles.includes('SUPER') || roles.includes(role))
      const counted = open.map(async ({ kind, count }) => [kind, await count(services().db)] as const)
      return Object.fromEntries(await Promise.all(counted))
    },
    pending: (who, asked) => pending(services().db, who, asked),
    subjectsOf: async (db, kind, ids, readerId) =>
      subjectOf(kind)?.describe(db, ids, readerId) ?? new Map<string, SubjectTold>(),
    holdSubject: async (transaction, kind, id) => subjectOf(kind)?.hold(transaction, id),
    unread: (accountId) => joined(({ unread }) => unread?.(services().db, accountId)),
    counts: () => joined(({ counts }) => counts?.(services().db)),
    formattedTexts: async (db, ids) => {
      const held = features.map(
        async (feature) => feature.formattedTexts?.(db, ids) ?? new Map<string, string>(),
      )
      return new Map((await Promise.all(held)).flatMap((texts) => [...texts]))
    },
    searched: features.flatMap(({ search }) => search ?? []),
    countriesInUse: async (kind) => {
      const inUse = features.map(({ countriesInUse }) => countriesInUse?.[kind]).find(Boolean)
      return inUse ? inUse(services().db) : null
    },
  }
}
