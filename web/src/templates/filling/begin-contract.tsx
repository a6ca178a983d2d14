import type { OwnDraft, Template } from '@portal/protocol/templates/schemas.ts'
import type { ContractNames } from '@portal/protocol/templates/written-answer.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApp } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { contractQuery, offeredQuery } from '../queries.ts'
import { ConflictNote } from './conflict-later.ts'
import { contractAddress, type ContractValues } from './contract-values.ts'
import { FillIn } from './fill-in.tsx'
import { languageSets, setOf } from './language-sets.ts'
import { DeviceNote, SavedNote } from './saved-note.tsx'
import { useDevice } from './use-device.ts'
import { useSaving } from './use-saving.ts'

interface BeginContractProps {
  template: Template
  names: ContractNames
}

/** The address of a contract that was begun, so that loading it anew goes on with it. */
function showBegun(id: string): void {
  // The page stays as it is, with what is being typed.
  window.history.replaceState(window.history.state, '', contractAddress(id))
}

/**
 * A new contract. Of a visitor it stays in the tab; who is signed in has it saved from the first answer on, and what
 * they typed before they signed in too.
 */
export function BeginContract({ template, names }: BeginContractProps) {
  const context = useApp()
  const navigate = useNavigate()
  const reader = useLanguage()
  const viewer = useViewer()
  const isOwner = viewer !== null && viewer.userType !== 'ADMIN'
  const { id, title } = template
  // The version that is filled in stays, whatever is published meanwhile.
  const [{ content, basis }] = useState(template.version)
  const [contract, setContract] = useState<ContractValues>(() => ({
    name: '',
    languages: setOf(languageSets(content.languages, reader), null),
    answers: {},
  }))
  const { data: offered } = useQuery({ ...offeredQuery(context, id), enabled: isOwner })
  const device = useDevice()
  const saving = useSaving({
    template: { id, title },
    begun: null,
    onBegun: showBegun,
  })

  function change(next: ContractValues) {
    setContract(next)
    if (isOwner) saving.save(next)
    else device.keep(id, { contract: next, revision: null })
  }

  useEffect(() => {
    const kept = device.read(id)
    if (kept) change(kept.contract)
    // Once, as the page comes alive: from then on what is typed stands here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])

  /** Goes on with what was saved elsewhere, on the contract's own page. */
  function take(theirs: OwnDraft) {
    saving.forget()
    context.queries.setQueryData<OwnDraft>(contractQuery(context, theirs.id).queryKey, theirs)
    void navigate(contractAddress(theirs.id))
  }

  async function flush() {
    // A contract without an answer is begun by asking for it.
    if (saving.state.is === 'untouched') saving.save(contract)
    return saving.flush()
  }

  const { state } = saving
  return (
    <>
      {state.is === 'conflict' && (
        <ConflictNote
          theirs={state.theirs}
          onTake={() => take(state.theirs)}
          onKeep={() => saving.goOn(state.theirs)}
        />
      )}
      <FillIn
        content={content}
        basis={basis}
        names={names}
        contract={contract}
        offered={offered ?? null}
        onChange={change}
        saved={isOwner ? <SavedNote state={state} onRetry={() => void saving.flush()} /> : <DeviceNote />}
        finish={{ name: title, flush }}
      />
    </>
  )
}
