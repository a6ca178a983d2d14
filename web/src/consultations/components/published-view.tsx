import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { CitedRichText } from '../../citations/door/cited-rich-text.tsx'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { Translatable } from '../../translation/door/translatable.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { RecordHead } from '../../ui/record-head.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { publishedAddress } from '../published-address.ts'
import { consultationTypes } from '../queries.ts'
import type { Published } from '../standing.ts'
import { AskPanel } from './ask-panel.tsx'
import { PlainText } from './plain-text.tsx'

interface PublishedViewProps {
  consultation: Published
  isOwn: boolean
}

/** A published question and its answer. */
export function PublishedView({ consultation, isOwn }: PublishedViewProps) {
  const { t } = useTranslation('publishedConsultations')
  const { t: words } = useTranslation('consultations')
  const { t: ui } = useTranslation()
  const { origin } = useApp()
  const page = useLanguage()
  const copy = useCopy()
  const typeName = useEntryNames(consultationTypes)
  const { id, title, type, language, question, answer, repliedAt, publishedAt, reads } = consultation

  return (
    <RecordPage
      head={
        <RecordHead
          title={title}
          language={language}
          state={
            <>
              <Tag>{typeName(type)}</Tag>
              <Tag tone="grey">{ui(`languageNames.${language}`)}</Tag>
            </>
          }
          actions={[
            {
              label: t('copyLink'),
              icon: 'link',
              onClick: () => void copy(origin + publishedAddress(id), ui('actions.linkCopied')),
            },
            { label: t('print'), icon: 'print', onClick: () => window.print() },
          ]}
        />
      }
      rail={
        <Card isTight title={t('facts')}>
          <Facts
            look="narrow"
            facts={[
              [words('fields.type'), typeName(type)],
              [words('fields.language'), ui(`languageNames.${language}`)],
              [words('fields.repliedAt'), formatInstant(repliedAt, page)],
              [words('fields.publishedAt'), formatInstant(publishedAt, page)],
              [words('fields.reads'), reads],
            ]}
          />
        </Card>
      }
    >
      {isOwn && (
        <Note tone="ink">
          {t('ownNote')} <Link to={`/content/consult/detail?id=${id}#publication`}>{t('openOwn')}</Link>
        </Note>
      )}
      <Card title={words('question')}>
        <PlainText text={question} language={language} />
      </Card>
      <Card title={words('answer')}>
        <Translatable language={language}>
          <CitedRichText {...answer} language={language} />
        </Translatable>
      </Card>
      <Note tone="gold" icon="info">
        {t('disclaimer')}
      </Note>
      <AskPanel />
    </RecordPage>
  )
}
