import { Button } from '@mantine/core'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { fileAddress } from '../../app/ask.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import { eliPart, wordingPath } from '../law-address.ts'
import { LanguageLinks } from '../../ui/language-links.tsx'
import classes from './law-header.module.css'
import { StatusTag } from './status-tag.tsx'
import { useCite } from './use-cite.ts'

/** The address of the page with a text in another language beside, or with none. */
function besidePath(pathname: string, search: string, beside: Language | null): string {
  const query = new URLSearchParams(search)
  if (beside) query.set('beside', beside)
  else query.delete('beside')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** A law's title, what it is, its languages, and what can be done with it. */
export function LawHeader({ law, beside }: { law: LawDetails; beside: Language | undefined }) {
  const { t } = useTranslation('laws')
  const { t: v } = useTranslation('versions')
  const { t: ui } = useTranslation()
  const { pathname, search } = useLocation()
  const cite = useCite(law)
  const others = law.languages.filter((held) => held !== law.language)
  const day = law.version.inForceFrom ?? law.version.versionOn
  const word = fileAddress('laws', 'docx', {
    params: { id: law.id },
    query: { language: law.language, ...(!law.isCurrent && day && { on: day }) },
  })
  return (
    <header className={classes.header}>
      <h1 lang={law.language}>{law.title}</h1>
      <div className={classes.tags}>
        <StatusTag timeliness={law.timeliness} />
        <Tag>{law.countryName}</Tag>
        <Tag tone={law.isOriginal ? 'grey' : 'gold'}>
          {t(law.isOriginal ? 'details.original' : 'details.translation')}
        </Tag>
        {law.isDigest && <Tag tone="gold">{t('results.digest')}</Tag>}
      </div>
      <div className={`${classes.actions} no-print`}>
        <LanguageLinks
          label={t('details.language')}
          links={law.languages.map((language) => ({ language, to: eliPart(wordingPath(law), { language }) }))}
          current={law.language}
        />
        {others.length > 0 && (
          <LanguageLinks
            label={v('beside.label')}
            isLabelShown
            links={others.map((language) => ({ language, to: besidePath(pathname, search, language) }))}
            off={{ text: v('beside.off'), to: besidePath(pathname, search, null) }}
            current={beside}
          />
        )}
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="copy" />}
          onClick={() => void cite(null)}
        >
          {t('details.cite')}
        </Button>
        <Button
          component="a"
          href={word}
          download
          variant="default"
          size="sm"
          leftSection={<Icon name="document" />}
        >
          {v('word')}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="print" />}
          onClick={() => window.print()}
        >
          {ui('actions.print')}
        </Button>
        {law.sourceUrl && (
          <Button
            component="a"
            href={law.sourceUrl}
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
