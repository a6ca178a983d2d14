import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../alerts/door/use-follow.ts'
import { fileAddress } from '../../app/ask.ts'
import type { Action } from '../../ui/actions.tsx'
import { formatDate } from '../../ui/format.ts'
import { LanguageLinks } from '../../ui/language-links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ReadingTools } from '../../ui/reading-tools.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TitleOrigin } from '../../ui/title-origin.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { TimelinessTag } from '../door/timeliness-tag.tsx'
import { eliPart, wordingPath } from '../law-address.ts'
import { wordingState } from '../wording-state.ts'
import classes from './law-header.module.css'
import { TextTag } from './text-tag.tsx'
import { useCite } from './use-cite.ts'
import { useWordingDays } from './use-wording-days.ts'

/** The texts of a wording, and a second one beside: each a link. */
function LawLanguages({ law, beside }: { law: LawDetails; beside: Language | undefined }) {
  const { t } = useTranslation('laws')
  const { t: v } = useTranslation('versions')
  const reader = useLanguage()
  const others = law.languages.filter((held) => held !== law.language)
  const pathOf = (language: Language, second: Language | undefined) =>
    eliPart(wordingPath(law), { language }) + (second ? `?beside=${second}` : '')
  const first = others.find((held) => held === reader) ?? others[0]
  return (
    <LanguageLinks
      label={t('details.language')}
      links={law.languages.map((language) => ({
        language,
        to: pathOf(language, language === beside ? law.language : beside),
      }))}
      current={law.language}
      second={
        first && {
          text: v('beside.label'),
          to: pathOf(law.language, beside ? undefined : first),
          links: others.map((language) => ({ language, to: pathOf(law.language, language) })),
          current: beside,
        }
      }
    />
  )
}

/** A law's title, what it is and which wording is shown, its languages, and what can be done with it. */
export function LawHeader({ law, beside }: { law: LawDetails; beside: Language | undefined }) {
  const { t } = useTranslation('laws')
  const { t: v } = useTranslation('versions')
  const { t: ui } = useTranslation()
  const language = useLanguage()
  const days = useWordingDays(law)
  const cite = useCite(law)
  const follow = useFollow({ lawId: law.id, article: null })
  const day = law.version.inForceFrom ?? law.version.versionOn
  const text = {
    params: { id: law.id },
    query: { language: law.language, ...(!law.isCurrent && day && { on: day }) },
  }
  const actions: Action[] = [
    { label: t('details.cite'), icon: 'copy', onClick: () => void cite(null) },
    ...follow,
    { label: v('pdf'), icon: 'document', file: fileAddress('laws', 'pdf', text) },
    { label: v('word'), icon: 'document', file: fileAddress('laws', 'docx', text) },
    { label: ui('actions.print'), icon: 'print', onClick: () => window.print() },
    ...(law.sourceUrl
      ? [{ label: t('details.openSource'), icon: 'outside' as const, site: law.sourceUrl }]
      : []),
  ]
  const today = formatDate(law.today, language)
  const isOpen = law.timeliness === 'UNCONFIRMED'
  // Its newest wording may not be held.
  const isTodays = law.isCurrent && wordingState(law.version, law.today) !== 'past'
  const told = isTodays
    ? t(law.isInForceToday ? 'details.inForceToday' : 'details.notInForceToday', { date: today })
    : v(law.isInForceToday ? 'shown.inForce' : 'shown.notInForce', { date: today })
  return (
    <>
      <PageHeader
        title={law.title}
        lang={law.titleLanguage}
        note={
          <>
            <TitleOrigin language={law.titleLanguage} origin={law.titleOrigin} isShort />
            <TimelinessTag timeliness={law.timeliness} />
            <Tag>{law.countryName}</Tag>
            <TextTag text={law} />
          </>
        }
        lead={
          <>
            <span className={isOpen ? undefined : classes.wide}>
              {isOpen ? t('details.notConfirmed') : told} ·{' '}
            </span>
            <span className={classes.wide}>{v('shown.label')} </span>
            <span className={classes.days}>{days(law.version)}</span>
          </>
        }
      />
      <ReadingTools actions={actions}>
        <LawLanguages law={law} beside={beside} />
      </ReadingTools>
    </>
  )
}
