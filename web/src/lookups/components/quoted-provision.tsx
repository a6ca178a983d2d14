import { isInForce } from '@portal/protocol/laws/timeliness.ts'
import { laterWording } from '@portal/protocol/lookups/later-wording.ts'
import { useTranslation } from 'react-i18next'
import { TimelinessTag } from '../../laws/door/timeliness-tag.tsx'
import { formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { QuotedProvision } from '../standing.ts'
import classes from './quoted-provision.module.css'

interface ProvisionWarningsProps {
  provision: QuotedProvision
  /** Of the check; empty while none is typed. */
  day: string
}

/**
 * What speaks against quoting a provision without a word: the law is not in force, how it read on the day is not held, or
 * it reads otherwise since.
 */
export function ProvisionWarnings({ provision, day }: ProvisionWarningsProps) {
  const { t } = useTranslation('lookupResult')
  const language = useLanguage()
  const { timeliness, changedOn } = provision
  const later = laterWording(provision, day)
  if (isInForce(timeliness) && later === null && changedOn === null) return null
  return (
    <Note tone="gold" icon="alert">
      {!isInForce(timeliness) && <p>{t('notInForce')}</p>}
      {later !== null && <p>{t('laterWording', { date: formatDate(later, language) })}</p>}
      {changedOn !== null && <p>{t('changed', { date: formatDate(changedOn, language) })}</p>}
    </Note>
  )
}

interface QuotedProvisionCardProps {
  provision: QuotedProvision & { relevance: string }
  checkedOn: string
  /** What the result is written in. */
  language: string
}

/** A provision in full: the original and its translation side by side, its source, how it bears on the question. */
export function QuotedProvisionCard({ provision, checkedOn, language: written }: QuotedProvisionCardProps) {
  const { t } = useTranslation('lookupResult')
  const { t: cited } = useTranslation('citations')
  const { t: ui } = useTranslation()
  const language = useLanguage()
  const { lawTitle, titleLanguage, number, heading, texts, address, sourceUrl, relevance } = provision
  const { timeliness, inForceFrom, adoptedOn, changedOn } = provision
  const later = laterWording(provision, checkedOn)
  return (
    <article className={classes.provision}>
      <header className={classes.head}>
        <h3 lang={titleLanguage}>
          {lawTitle} {number} {heading}
        </h3>
        <TimelinessTag timeliness={timeliness} />
        {sourceUrl && (
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer" className={classes.source}>
            <Icon name="outside" size={14} />
            {t('source')}
          </a>
        )}
      </header>
      <div className={classes.texts}>
        {texts.map(({ language: held, text, isDigest, isOriginal }) => (
          <div key={held}>
            <p className={classes.kind}>
              {t(isOriginal ? 'original' : 'translation', { language: ui(`languageNames.${held}`) })}
              {isDigest && ` · ${t('digest')}`}
            </p>
            <p lang={held} className={classes.text}>
              {text}
            </p>
          </div>
        ))}
      </div>
      <p className={classes.facts}>
        {inForceFrom && <span>{t('version', { date: formatDate(inForceFrom, language) })}</span>}
        {adoptedOn && <span>{cited('card.notRecorded', { date: formatDate(adoptedOn, language) })}</span>}
        <span>{t('checkedOn', { date: formatDate(checkedOn, language) })}</span>
        <Link to={address}>{t('openArticle')}</Link>
      </p>
      {later !== null && (
        <p className={classes.changed}>{t('laterWording', { date: formatDate(later, language) })}</p>
      )}
      {changedOn !== null && (
        <p className={classes.changed}>{t('changed', { date: formatDate(changedOn, language) })}</p>
      )}
      <p className={classes.relevance}>
        <b>{t('relevance')}</b> <span lang={written}>{relevance}</span>
      </p>
    </article>
  )
}
