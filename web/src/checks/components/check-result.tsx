import { checkMarks, mostChecked, type CheckMark } from '@portal/protocol/checks/constants.ts'
import type { CheckAnswer } from '@portal/protocol/checks/schemas.ts'
import { tableFormats, type TableFormat } from '@portal/protocol/kernel/file.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { useSaveFile } from '../../app/use-save-file.ts'
import { Card } from '../../ui/card.tsx'
import { formatDate, formatNumber } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { markLooks } from '../mark-looks.ts'
import type { CheckAsked } from '../queries.ts'
import classes from './check-result.module.css'
import { CitationRows } from './citation-rows.tsx'
import { MarkedText } from './marked-text.tsx'

interface CheckResultProps {
  answer: CheckAnswer
  asked: CheckAsked
  /** The form holds something else by now. */
  isStale: boolean
}

/** The list of citations as a file. */
function Downloads({ asked }: { asked: CheckAsked }) {
  const { t } = useTranslation('checks')
  const save = useSaveFile((format: TableFormat) => {
    const body = { ...asked, format }
    const address = fileAddress('checks', 'table', { body })
    return { address, body, name: `${t('result.list')} ${asked.on}.${format}` }
  })
  return (
    <div className={`${classes.downloads} no-print`}>
      <Icon name="download" size={16} />
      <span>{t('result.download')}</span>
      {tableFormats.map((format) => (
        <button
          key={format}
          type="button"
          disabled={save.isPending}
          aria-label={t('result.as', { format: format.toUpperCase() })}
          onClick={() => save.mutate(format)}
        >
          {format.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

/** What was found: how often each mark, the text with its marks, and the list of citations. */
export function CheckResult({ answer, asked, isStale }: CheckResultProps) {
  const { t } = useTranslation('checks')
  const language = useLanguage()
  const [chosen, choose] = useState<CheckMark | null>(null)
  const { citations, on, isCut } = answer
  if (citations.length === 0)
    return <Notice spot="nothing-found" title={t('result.none')} text={t('result.noneHint')} />

  const numbered = citations.map((citation, at) => ({ ...citation, number: at + 1 }))
  const shown = numbered.filter(({ mark }) => chosen === null || mark === chosen)
  const counts = checkMarks
    .map((mark) => ({ mark, count: citations.filter((one) => one.mark === mark).length }))
    .filter(({ count }) => count > 0)
  return (
    <Card title={t('result.title')} tools={<Downloads asked={asked} />}>
      <div className={classes.result}>
        <p role="status">{t('result.found', { count: citations.length, date: formatDate(on, language) })}</p>
        {isStale && <Note tone="gold">{t('result.stale')}</Note>}
        {isCut && <Note tone="gold">{t('result.cut', { most: formatNumber(mostChecked, language) })}</Note>}
        <div role="group" aria-label={t('result.filter')} className={classes.marks}>
          <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
            {t('result.all')} <b>{formatNumber(citations.length, language)}</b>
          </button>
          {counts.map(({ mark, count }) => (
            <button
              key={mark}
              type="button"
              data-tone={markLooks[mark].tone}
              aria-pressed={chosen === mark}
              onClick={() => choose(chosen === mark ? null : mark)}
            >
              <span aria-hidden="true">{markLooks[mark].sign}</span> {t(`marks.${mark}`)}{' '}
              <b>{formatNumber(count, language)}</b>
            </button>
          ))}
        </div>
        <MarkedText key={chosen} text={asked.text} citations={shown} />
        <CitationRows text={asked.text} citations={shown} />
        <p className={classes.note}>{t('result.note')}</p>
      </div>
    </Card>
  )
}
