import type {
  ComparedBlock,
  ComparedLanguage,
  ComparedRun,
} from '@portal/protocol/kernel/compared-versions.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { adminKey, fresh } from '../../app/admin/queries.ts'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Pieces, PiecesLegend } from './pieces.tsx'
import classes from './version-comparison.module.css'

interface Compared {
  languages: readonly ComparedLanguage[]
  /** What differs beside the texts. */
  changed?: readonly string[]
  /** Languages whose text says the same, and looks otherwise. */
  restyled?: readonly Language[]
}

/** More paragraphs in a row that both versions share are told by their number. */
const mostShared = 3

/** A text of two versions in one, with what is marked in words as well as in colour. */
function Runs({ runs }: { runs: readonly ComparedRun[] }) {
  return <Pieces pieces={runs.map(({ kind, text }) => ({ change: kind, text }))} />
}

/** A paragraph, or in words a picture. */
function Block({ block: { isPicture, runs } }: { block: ComparedBlock }) {
  const { t } = useTranslation('adminFrame')
  return (
    <p>
      {isPicture && <Tag tone="grey">{t('compare.picture')}</Tag>} <Runs runs={runs} />
    </p>
  )
}

const isChanged = (runs: readonly ComparedRun[]) => runs.some(({ kind }) => kind !== 'same')

/** Blocks in a row that changed, or that did not. */
function inRows(content: readonly ComparedBlock[]): ComparedBlock[][] {
  const rows: ComparedBlock[][] = []
  for (const block of content) {
    const row = rows.at(-1)
    if (row?.[0] && isChanged(row[0].runs) === isChanged(block.runs)) row.push(block)
    else rows.push([block])
  }
  return rows
}

function Blocks({ content }: Pick<ComparedLanguage, 'content'>) {
  const { t, i18n } = useTranslation('adminFrame')
  return inRows(content).map((row, place) => {
    const isShared = row[0] !== undefined && !isChanged(row[0].runs)
    return isShared && row.length > mostShared ? (
      <p key={place} className={classes.shared} lang={i18n.language}>
        {t('compare.shared', { count: row.length })}
      </p>
    ) : (
      row.map((block, at) => <Block key={`${place} ${at}`} block={block} />)
    )
  })
}

const isOther = ({ title, summary, content }: ComparedLanguage) =>
  [title, summary, ...content.map(({ runs }) => runs)].some(isChanged)

function InLanguage({ compared }: { compared: ComparedLanguage }) {
  const { t } = useTranslation('adminFrame')
  const { t: ui } = useTranslation()
  const { language, title, summary, content } = compared
  return (
    <>
      <h3>{ui(`languageNames.${language}`)}</h3>
      {isOther(compared) ? (
        <div lang={language}>
          {isChanged(title) && (
            <p>
              <b>
                <Runs runs={title} />
              </b>
            </p>
          )}
          {isChanged(summary) && (
            <p>
              <Runs runs={summary} />
            </p>
          )}
          <Blocks content={content} />
        </div>
      ) : (
        <p>{t('compare.restyled')}</p>
      )}
    </>
  )
}

/** What differs: the facts first, then the texts of each language in which they do. */
export function Differences({ compared, facts }: { compared: Compared; facts?: ReactNode }) {
  const { t } = useTranslation('adminFrame')
  const { languages, changed = [], restyled = [] } = compared
  const differing = languages.filter((one) => isOther(one) || restyled.includes(one.language))
  if (changed.length === 0 && differing.length === 0) return <p>{t('compare.same')}</p>
  return (
    <>
      <PiecesLegend />
      {changed.length > 0 && facts}
      {differing.map((one) => (
        <InLanguage key={one.language} compared={one} />
      ))}
    </>
  )
}

interface VersionComparisonProps<Answer extends Compared> {
  /** What is compared, by which answers are kept. */
  of: string
  /** All of them, each as it is named to be chosen. */
  versions: readonly { id: string; number: number; label: string }[]
  compare: (newer: string, older: string, signal: AbortSignal) => Promise<Answer>
  /** Shows what differs beside the texts. */
  renderFacts?: (compared: Answer) => ReactNode
}

/** Any two versions of what the desk edits in one text: what was added and what was removed. */
export function VersionComparison<Answer extends Compared>(props: VersionComparisonProps<Answer>) {
  const { of, versions, compare, renderFacts } = props
  const { t } = useTranslation('adminFrame')
  const [first, second] = versions.toSorted((one, other) => other.number - one.number)
  const [chosen, setChosen] = useState<{ newer?: string; older?: string }>({})
  const newer = chosen.newer ?? first?.id ?? ''
  const older = chosen.older ?? second?.id ?? ''
  const query = useQuery({
    queryKey: [...adminKey, 'comparison', of, newer, older],
    queryFn: ({ signal }) => compare(newer, older, signal),
    ...fresh,
    enabled: older !== '' && newer !== older,
  })
  const choices = versions.map(({ id, label }) => ({ value: id, label }))
  if (versions.length < 2) return null
  return (
    <Card title={t('compare.title')}>
      <div className={classes.pair}>
        <Select
          label={t('compare.older')}
          value={older}
          choices={choices}
          onChange={(id) => setChosen({ ...chosen, older: id })}
        />
        <Select
          label={t('compare.newer')}
          value={newer}
          choices={choices}
          onChange={(id) => setChosen({ ...chosen, newer: id })}
        />
      </div>
      <div className={classes.compared}>
        {newer === older ? (
          <p>{t('compare.itself')}</p>
        ) : (
          <QueryView query={query} skeleton={<Skeleton height={200} />}>
            {(compared) => <Differences compared={compared} facts={renderFacts?.(compared)} />}
          </QueryView>
        )}
      </div>
    </Card>
  )
}
