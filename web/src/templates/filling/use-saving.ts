import { codes } from '@portal/protocol/kernel/codes.ts'
import type { OwnDraft } from '@portal/protocol/templates/schemas.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallFailed } from '../../app/ask.ts'
import { useApp } from '../../app/page.ts'
import { contractsKey } from '../queries.ts'
import { savedAs, type ContractValues } from './contract-values.ts'
import { useDevice, type Kept } from './use-device.ts'

/** Milliseconds without a key after which is saved. */
const pause = 1000

export type SaveState =
  | { is: 'untouched' }
  | { is: 'waiting' }
  | { is: 'saved'; at: Date }
  /** What the server or the network said. */
  | { is: 'failed'; message: string }
  /** Saved otherwise meanwhile, on another device or in another tab. */
  | { is: 'conflict'; theirs: OwnDraft }

interface Stored {
  id: string
  revision: number
}

interface SavingOptions {
  template: { id: string; title: string }
  /** The contract that is gone on with; null before it is begun. */
  begun: Stored | null
  /** Given the contract that the first saving began. */
  onBegun?: (id: string) => void
  /** Given what was saved, and the revision that it is. */
  onSaved?: (contract: ContractValues, revision: number) => void
}

interface Saving {
  state: SaveState
  /** Saves in a moment; until then it stays on the device. */
  save: (contract: ContractValues) => void
  /** Goes on with what could not be saved before. */
  resume: (kept: Kept) => void
  /** What could not be saved is not wanted any more. */
  forget: () => void
  /** Saves now what is not saved yet; the contract’s id where all is saved. */
  flush: () => Promise<string | null>
  /** After somebody else saved: goes on from theirs, writing over it with the next saving. */
  goOn: (theirs: Stored) => void
}

/** Saves a contract as it is filled in, one saving after the other, and tells how that stands. */
export function useSaving({ template, begun, onBegun, onSaved }: SavingOptions): Saving {
  const { ask, queries } = useApp()
  const device = useDevice()
  const stored = useRef(begun)
  const wanted = useRef<ContractValues>(null)
  const running = useRef<Promise<void>>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<SaveState>({ is: 'untouched' })

  const idOf = () => stored.current?.id ?? template.id

  async function send(contract: ContractValues): Promise<void> {
    const body = savedAs(contract, template.title)
    if (stored.current) {
      const { id, revision } = stored.current
      const answer = await ask('templates', 'saveDraft', { params: { id }, body: { revision, ...body } })
      stored.current = { id, revision: answer.revision }
    } else {
      stored.current = await ask('templates', 'addDraft', { body: { template: template.id, ...body } })
      device.forget(template.id)
      // What was typed meanwhile is the contract's now.
      if (wanted.current) keep(wanted.current)
      onBegun?.(stored.current.id)
    }
    onSaved?.(contract, stored.current.revision)
  }

  // As a call of the screen: that the session has ended is noticed.
  const sending = useMutation({ mutationFn: send })

  async function sendAll(): Promise<void> {
    while (wanted.current) {
      const contract: ContractValues = wanted.current
      wanted.current = null
      try {
        await sending.mutateAsync(contract)
        setState({ is: 'saved', at: new Date() })
      } catch (error) {
        wanted.current ??= contract
        const failure = error instanceof CallFailed ? error : new CallFailed(null, '')
        const isMeanwhile = failure.code === codes.changedMeanwhile.code
        setState(
          isMeanwhile
            ? { is: 'conflict', theirs: failure.data as OwnDraft }
            : { is: 'failed', message: failure.message },
        )
        return
      }
    }
    device.forget(idOf())
    void queries.invalidateQueries({ queryKey: contractsKey })
  }

  function keep(contract: ContractValues): void {
    device.keep(idOf(), { contract, revision: stored.current?.revision ?? null })
  }

  function save(contract: ContractValues): void {
    wanted.current = contract
    keep(contract)
    setState((current) => (current.is === 'conflict' ? current : { is: 'waiting' }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void leave.current(), pause)
  }

  async function flush(): Promise<string | null> {
    clearTimeout(timer.current)
    if (!running.current) {
      running.current = sendAll().finally(() => {
        running.current = null
      })
    }
    await running.current
    return wanted.current === null ? (stored.current?.id ?? null) : null
  }

  const leave = useRef(flush)
  useEffect(() => {
    leave.current = flush
  })
  useEffect(
    () => () => {
      // What was typed last is saved when its page is left.
      if (wanted.current) void leave.current()
    },
    [],
  )

  return {
    state,
    save,
    resume: ({ contract, revision }) => {
      // Who saved meanwhile is asked about as ever.
      if (stored.current && revision !== null) stored.current = { ...stored.current, revision }
      save(contract)
    },
    forget: () => {
      wanted.current = null
      clearTimeout(timer.current)
      device.forget(idOf())
    },
    flush,
    goOn: ({ id, revision }) => {
      stored.current = { id, revision }
      setState({ is: 'waiting' })
      timer.current = setTimeout(() => void leave.current(), 0)
    },
  }
}
