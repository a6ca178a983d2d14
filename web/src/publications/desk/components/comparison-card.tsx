import { Skeleton } from '@mantine/core'
import type { DeskPublication } from '@portal/protocol/publications/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../../app/page.ts'
import { Pieces, PiecesLegend } from '../../../laws/door/pieces.tsx'
import { Card } from '../../../ui/card.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { Select } from '../../../ui/select.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { comparisonQuery } from '../queries.ts'
import type { Compared } from '../standing.ts'
import classes from './desk-publication.module.css'

type Run = Compared['languages'][number]['title'][number]
type Block = Compared['languages'][number]['content'][number]

/** A text of two versions in one, with what is marked in words as well as in colour. */
function Runs({ runs }: { runs: readonly Run[] }) {
  return <Pieces pieces={runs.map(({ kind, text }) => ({ change: kind, text }))} />
}

/** A paragraph, or in words a picture. */
function ComparedBlock({ block: { isPicture, runs } }: { block: Block }) {
  const { t } = useTranslation('publicationDesk')
  return (
    <p>
      {isPicture && <Tag tone="grey">{t('comparePicture')}</Tag>} <Runs runs={runs} />
    </p>
  )
}

const isChanged = (runs: readonly Run[]) => runs.some(({ kind }) => kind !== 'same')

function ComparedLanguage({ compared }: { compared: Compared['languages'][number] }) {
  const { t } = useTranslation('publicationDesk')
  const { t: ui } = useTranslation()
  const { language, title, summary, content } = compared
  const isSame = ![title, summary, ...content.map(({ runs }) => runs)].some(isChanged)
  return (
    <>
      <h3>{ui(`languageNames.${language}`)}</h3>
      {isSame ? (
        <p>{t('compareSame')}</p>
      ) : (
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
          {content.map((block, place) => (
            <ComparedBlock key={place} block={block} />
          ))}
        </div>
      )}
    </>
  )
}

/** Any two versions in one text: what was added and what was removed. */
export function ComparisonCard({ versions }: Pick<DeskPublication, 'versions'>) {
  const { t } = useTranslation('publicationDesk')
  const [first, second] = versions.toSorted((one, other) => other.number - one.number)
  const [chosen, setChosen] = useState<{ newer?: string; older?: string }>({})
  const newer = chosen.newer ?? first?.id ?? ''
  const older = chosen.older ?? second?.id ?? ''
  const query = useQuery({
    ...comparisonQuery(useApp(), newer, older),
    enabled: older !== '' && newer !== older,
  })
  const choices = versions.map(({ id, number, state }) => ({
    value: id,
    label: `${t('version', { number })} · ${t(`states.${state}`)}`,
  }))
  if (versions.length < 2) return null
  return (
    <Card title={t('compare')}>
      <div className={classes.pair}>
        <Select
          label={t('compareOlder')}
          value={older}
          choices={choices}
          onChange={(id) => setChosen({ ...chosen, older: id })}
        />
        <Select
          label={t('compareNewer')}
          value={newer}
          choices={choices}
          onChange={(id) => setChosen({ ...chosen, newer: id })}
        />
      </div>
      <div className={classes.compared}>
        {newer === older ? (
          <p>{t('compareItself')}</p>
        ) : (
          <QueryView query={query} skeleton={<Skeleton height={200} />}>
            {({ languages }) => (
              <>
                <PiecesLegend />
                {languages.map((compared) => (
                  <ComparedLanguage key={compared.language} compared={compared} />
                ))}
              </>
            )}
          </QueryView>
        )}
      </div>
    </Card>
  )
}
