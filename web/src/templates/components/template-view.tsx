import type { Template } from '@portal/protocol/templates/schemas.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { PageHead } from '../../app/head.tsx'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatInstant, formatList, formatNumber } from '../../ui/format.ts'
import { Folded } from '../../ui/folded.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { spoken } from '../filling/contract-values.ts'
import { languageSets, setOf } from '../filling/language-sets.ts'
import { categories } from '../queries.ts'
import { ChangedLaws } from './changed-laws.tsx'
import { DownloadDialog } from './download-later.ts'
import { TemplateHead } from './template-head.tsx'
import classes from './template-view.module.css'

function Head({ template, isWhole }: { template: Template; isWhole: boolean }) {
  const { t } = useTranslation('template')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const categoryName = useEntryNames(categories)
  const [isDownloading, setDownloading] = useState(false)
  const { id, title, summary, language, category, languages, number, publishedAt, uses } = template
  const held = languages.map((one) => ui(`languageNames.${one}`))
  const address = `/service/contract/detail?id=${id}`
  return (
    <>
      <TemplateHead
        title={title}
        language={language}
        lead={summary}
        meta={
          <>
            <Tag>{categoryName(category)}</Tag>
            <span>{t('version', { number, date: formatInstant(publishedAt, reader) })}</span>
            <span>{formatList(held, reader)}</span>
            {uses > 0 && <span>{t('uses', { count: uses, shown: formatNumber(uses, reader) })}</span>}
          </>
        }
        tools={
          <>
            <Button
              variant="default"
              icon={<Icon name="download" size={16} />}
              onClick={() => setDownloading(true)}
            >
              {t('blank.download')}
            </Button>
            {isWhole ? (
              <ButtonLink to={address} icon={<Icon name="pencil" size={16} />}>
                {t('fillIn')}
              </ButtonLink>
            ) : (
              <ButtonLink to={`${address}&view=text`} variant="default" icon={<Icon name="eye" size={16} />}>
                {t('fullText.open')}
              </ButtonLink>
            )}
          </>
        }
      />
      {isDownloading && (
        <DownloadDialog
          title={t('blank.download')}
          name={title}
          held={languages}
          chosen={setOf(languageSets(languages, reader), null)}
          addressOf={(format, set) => {
            const { language: first, second } = spoken(set)
            return fileAddress('templates', 'blank', {
              params: { id },
              query: { format, language: first, ...(second && { second }) },
            })
          }}
          onClose={() => setDownloading(false)}
        />
      )}
    </>
  )
}

/** Every version that was published, and what it brought. */
function Versions({ versions }: Pick<Template, 'versions'>) {
  const { t } = useTranslation('template')
  const reader = useLanguage()
  return (
    <Folded title={t('versions.title')} note={String(versions.length)}>
      <ol className={classes.versions}>
        {versions.map(({ id, number, publishedAt, note }) => (
          <li key={id}>
            <b>{t('version', { number, date: formatInstant(publishedAt, reader) })}</b>
            <span>{note ?? t('versions.noNote')}</span>
          </li>
        ))}
      </ol>
    </Folded>
  )
}

interface TemplateViewProps {
  template: Template
  /** Its text is read in full, instead of filled in. */
  isWhole: boolean
  /** What is done with it here. */
  children: ReactNode
}

/** A template as everybody has it: filled in on the spot, read in full, downloaded. */
export function TemplateView({ template, isWhole, children }: TemplateViewProps) {
  const { t } = useTranslation('template')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const { id, title, summary, language, version, versions } = template
  return (
    <div className={classes.template}>
      <PageHead
        title={title}
        description={summary}
        canonical={`/service/contract/detail?id=${id}`}
        noIndex={isWhole}
      />
      <Head template={template} isWhole={isWhole} />
      {language !== reader && (
        <Note tone="grey">{t('fallback', { language: ui(`languageNames.${language}`) })}</Note>
      )}
      <ChangedLaws version={version} />
      {children}
      <Versions versions={versions} />
      <p className={classes.disclaimer}>{t('disclaimer')}</p>
    </div>
  )
}
