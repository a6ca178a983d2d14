import type { OwnDraft } from '@portal/protocol/templates/schemas.ts'
import type { ContractNames } from '@portal/protocol/templates/written-answer.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { ChangedLaws } from '../components/changed-laws.tsx'
import { TemplateHead } from '../components/template-head.tsx'
import { contractQuery, contractsKey, offeredQuery } from '../queries.ts'
import { ConflictNote } from './conflict-later.ts'
import { longestName, savedAs, setFrom, type ContractValues } from './contract-values.ts'
import { FillIn } from './fill-in.tsx'
import classes from './go-on-contract.module.css'
import { SavedNote } from './saved-note.tsx'
import { useDevice } from './use-device.ts'
import { useSaving } from './use-saving.ts'

const valuesOf = (draft: OwnDraft): ContractValues => ({
  name: draft.name,
  languages: setFrom(draft),
  answers: draft.answers,
})

/** A newer version of the template, and the way to it. */
function Newer({ draft, flush }: { draft: OwnDraft; flush: () => Promise<string | null> }) {
  const { t } = useTranslation('template')
  const { ask, queries } = useApp()
  const reader = useLanguage()
  const { id, newer, template } = draft
  const { make, isBusy, problem } = useAct(
    async () => {
      // The last saving may have been a moment ago: what it answered is what is moved.
      const { revision } = await ask('templates', 'draft', { params: { id } })
      return ask('templates', 'moveDraft', { params: { id }, body: { revision } })
    },
    {
      toast: t('newer.done'),
      done: () => queries.invalidateQueries({ queryKey: [...contractsKey, 'read'] }),
    },
  )
  if (!newer) return null

  /** What cannot be saved stays where it is. */
  async function move() {
    if ((await flush()) !== null) make(undefined)
  }

  return (
    <Note tone="gold" icon="history">
      {t('newer.text', { number: newer.number, date: formatInstant(newer.publishedAt, reader) })}{' '}
      {newer.note && <span>{t('newer.note', { note: newer.note })}</span>}{' '}
      <Link to={`/service/contract/detail?id=${template.id}`}>{t('newer.look')}</Link>
      <div className={classes.act}>
        <Button size="compact-md" variant="default" isBusy={isBusy} onClick={() => void move()}>
          {t('newer.move')}
        </Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </Note>
  )
}

interface GoOnContractProps {
  /** As it was read when the page was opened. */
  draft: OwnDraft
  names: ContractNames
  /** Shows what was saved elsewhere, in place of what is typed here. */
  onTake: (theirs: OwnDraft) => void
}

/** Goes on with a contract of the reader’s own, on the version of the template that it was begun with. */
export function GoOnContract({ draft, names, onTake }: GoOnContractProps) {
  const { t } = useTranslation('template')
  const context = useApp()
  const { id, revision, template, version } = draft
  const { content, basis, number } = version
  const [contract, setContract] = useState(() => valuesOf(draft))
  const { data: offered } = useQuery(offeredQuery(context, template.id))
  const saving = useSaving({
    template: { id: template.id, title: template.title },
    begun: { id, revision },
    // Whoever comes back goes on from here.
    onSaved: (saved, newest) =>
      context.queries.setQueryData<OwnDraft>(contractQuery(context, id).queryKey, (before) =>
        before ? { ...before, ...savedAs(saved, template.title), revision: newest } : before,
      ),
  })
  const { state } = saving
  const device = useDevice()

  useEffect(() => {
    const kept = device.read(id)
    if (!kept) return
    setContract(kept.contract)
    saving.resume(kept)
    // Once, as the page comes alive: from then on what is typed stands here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])

  function take(theirs: OwnDraft) {
    saving.forget()
    onTake(theirs)
  }

  function change(next: ContractValues) {
    setContract(next)
    saving.save(next)
  }

  /** What is open already where nothing is to be saved. */
  async function flush() {
    const saved = await saving.flush()
    return state.is === 'conflict' ? null : saved
  }

  return (
    <div className={classes.contract}>
      <TemplateHead
        title={contract.name || template.title}
        meta={
          <>
            <Tag>{t('own.tag')}</Tag>
            <Link to={`/service/contract/detail?id=${template.id}`}>{template.title}</Link>
            <span>{t('own.version', { number })}</span>
          </>
        }
        tools={
          <TextInput
            isCompact
            label={t('own.name')}
            className={classes.name}
            value={contract.name}
            maxLength={longestName}
            autoComplete="off"
            onChange={(event) => change({ ...contract, name: event.currentTarget.value })}
          />
        }
      />
      {state.is === 'conflict' && (
        <ConflictNote
          theirs={state.theirs}
          onTake={() => take(state.theirs)}
          onKeep={() => saving.goOn(state.theirs)}
        />
      )}
      <Newer draft={draft} flush={flush} />
      <ChangedLaws version={version} />
      <FillIn
        content={content}
        basis={basis}
        names={names}
        contract={contract}
        offered={offered ?? null}
        onChange={change}
        saved={<SavedNote state={state} onRetry={() => void saving.flush()} />}
        finish={{ name: contract.name || template.title, flush }}
      />
    </div>
  )
}
