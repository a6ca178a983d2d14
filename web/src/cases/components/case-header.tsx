import { Button } from '@mantine/core'
import type { CaseDetails } from '@portal/protocol/cases/schemas.ts'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { useApp } from '../../app/page.ts'
import { Tag } from '../../ui/tag.tsx'
import { formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { LanguageLinks } from '../../ui/language-links.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { casePath } from '../case-address.ts'
import classes from './case-header.module.css'
import { CaseTags } from './case-tags.tsx'

/** A case's title, what it is, its languages, and what can be done with it. */
export function CaseHeader({ found }: { found: CaseDetails }) {
  const { t } = useTranslation('cases')
  const { t: ui } = useTranslation()
  const { origin } = useApp()
  const language = useLanguage()
  const unknown = ui('states.empty')

  async function cite() {
    const citation = t('details.citation', {
      court: found.court ?? unknown,
      number: found.caseNumber ?? unknown,
      title: found.title,
      date: formatDate(found.judgedOn, language),
      address: origin + casePath(found.id),
    })
    await navigator.clipboard.writeText(found.isSample ? t('details.sampleCitation', { citation }) : citation)
    showToast(t('details.cited'))
  }

  return (
    <header className={classes.header}>
      <h1 lang={found.titleLanguage}>{found.title}</h1>
      <div className={classes.tags}>
        <CaseTags of={found} />
        <Tag tone={found.isOriginal ? 'grey' : 'gold'}>
          {t(found.isOriginal ? 'details.original' : 'details.translation')}
        </Tag>
      </div>
      <div className={`${classes.actions} no-print`}>
        <LanguageLinks
          label={t('details.language')}
          links={found.languages.map((held) => ({
            language: held,
            to: casePath(found.id, { text: held }),
          }))}
          current={found.language}
        />
        <Button variant="default" size="sm" leftSection={<Icon name="copy" />} onClick={() => void cite()}>
          {t('details.cite')}
        </Button>
        <Button
          component="a"
          href={fileAddress('cases', 'docx', {
            params: { id: found.id },
            query: { language: found.language },
          })}
          download
          variant="default"
          size="sm"
          leftSection={<Icon name="document" />}
        >
          {t('details.download')}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="print" />}
          onClick={() => window.print()}
        >
          {ui('actions.print')}
        </Button>
        {found.sourceUrl && (
          <Button
            component="a"
            href={found.sourceUrl}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            size="sm"
            leftSection={<Icon name="outside" />}
          >
            {t('details.openSource')}
          </Button>
        )}
      </div>
    </header>
  )
}
