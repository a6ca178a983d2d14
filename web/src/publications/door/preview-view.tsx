import type { PreviewedPublication } from '@portal/protocol/publications/schemas.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fact } from '../../ui/facts.tsx'
import { Note } from '../../ui/note.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { FallbackNote } from '../components/fallback-note.tsx'
import { PublicationHead } from '../components/publication-head.tsx'
import { PublicationText } from '../components/publication-text.tsx'

interface PreviewViewProps {
  version: PreviewedPublication
  /** The few facts that decide, below its title. */
  facts?: readonly Fact[]
  /** On top of the rail, on a phone before the text. */
  lead?: ReactNode
  rail?: ReactNode
  /** Below the text. */
  below?: ReactNode
  /** Its picture stands beside its title, not above its text. */
  isCovered?: boolean
}

/** A version that is not published, as its readers will see it, with what a feature of its kind adds. */
export function PreviewView(props: PreviewViewProps) {
  const { version, facts, lead, rail, below, isCovered = false } = props
  const { t } = useTranslation('publications')
  return (
    <RecordPage
      head={<PublicationHead publication={version} facts={facts} isCovered={isCovered} />}
      next={
        <>
          <Note tone="gold" icon="lock">
            {t('preview')}
          </Note>
          <FallbackNote publication={version} />
        </>
      }
      lead={lead}
      rail={rail}
    >
      <PublicationText publication={version} hasPicture={!isCovered} />
      {below}
    </RecordPage>
  )
}
