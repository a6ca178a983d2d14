import { writtenIn } from '@portal/protocol/kernel/written-in.ts'
import type { DraftRow } from '@portal/protocol/templates/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { FollowedRow } from '../../ui/followed-row.tsx'
import { formatInstant, formatList } from '../../ui/format.ts'
import { useFormatDay } from '../../ui/moment.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { contractAddress } from '../filling/contract-values.ts'
import { contractsKey } from '../queries.ts'

interface ContractRowProps {
  row: DraftRow
  onRemove: () => void
}

/** A contract in preparation: how far it is, and what can be done with it. */
export function ContractRow({ row, onRemove }: ContractRowProps) {
  const { t } = useTranslation('contracts')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const reader = useLanguage()
  const day = useFormatDay()
  const { id, name, template, language, second, fields, filled, changedAt, newer } = row
  const isDone = filled >= fields
  const spoken = [language, ...(second ? [second] : [])].map((one) => ui(`languageNames.${one}`))
  const copying = useAct(() => ask('templates', 'copyDraft', { params: { id } }), {
    toast: t('copied'),
    invalidates: [contractsKey],
  })
  return (
    <FollowedRow
      state={
        <StatusTag tone={isDone ? 'jade' : 'ink'}>{t(isDone ? 'states.done' : 'states.open')}</StatusTag>
      }
      title={name}
      language={writtenIn(name) ?? reader}
      to={contractAddress(id)}
      waits={
        newer
          ? t('newer', { number: newer.number, date: formatInstant(newer.publishedAt, reader) })
          : t('filled', { filled, fields })
      }
      meta={
        <>
          <span lang={template.titleLanguage}>{template.title}</span>
          <span>{formatList(spoken, reader)}</span>
          <span>{t('changed', { date: day(changedAt) })}</span>
        </>
      }
      due={copying.problem && <p role="alert">{copying.problem}</p>}
      actions={[
        { label: t('goOn'), icon: 'pencil', to: contractAddress(id) },
        { label: t('copy'), icon: 'copy', onClick: () => copying.make(undefined) },
        { label: t('remove'), icon: 'remove', onClick: onRemove, isDestructive: true },
      ]}
    />
  )
}
