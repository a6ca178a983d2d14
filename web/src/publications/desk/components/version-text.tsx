import { defaultLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import type { DeskVersion } from '@portal/protocol/publications/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CitedRichText } from '../../../citations/door/cited-rich-text.tsx'
import { Attachment } from '../../../ui/attachment.tsx'
import { LanguageChoice } from '../../../ui/language-choice.tsx'
import { Note } from '../../../ui/note.tsx'
import { Quoting } from '../../../ui/quoting.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useLanguage } from '../../../ui/use-language.ts'
import { Picture } from '../../../app/shown-picture.tsx'
import { translationAge, translationState } from '../standing.ts'
import { ChangedSince } from './changed-since.tsx'
import classes from './version-text.module.css'

interface InLanguage {
  version: DeskVersion
  language: Language
}

function ShownPicture({ version: { shownPicture, pictureText }, language }: InLanguage) {
  const { t } = useTranslation('publicationDesk')
  if (!shownPicture) return null
  const text = pictureText?.[language] ?? ''
  return (
    <figure className={classes.picture}>
      <Picture
        picture={{ ...shownPicture, text }}
        language={language}
        sizes="(max-width: 760px) 100vw, 680px"
      />
      <figcaption>
        <Quoting words={(said) => t('pictureShows', { text: said })} said={text} />
      </figcaption>
    </figure>
  )
}

function Text({ version, language }: InLanguage) {
  const { t } = useTranslation('publicationDesk')
  const [title, summary, content] = [version.title, version.summary, version.content].map(
    (texts) => texts?.[language],
  )
  if (title === undefined && summary === undefined && content === undefined)
    return <Note tone="grey">{t('notTranslated')}</Note>
  return (
    <>
      {translationAge(version.textsChangedAt, language) === 'older' && (
        <Note tone="gold">
          <p>{t('olderThanChinese')}</p>
          <ChangedSince versionId={version.id} language={language} />
        </Note>
      )}
      {title !== undefined && <h3 lang={language}>{title}</h3>}
      {summary !== undefined && (
        <p className={classes.summary} lang={language}>
          {summary}
        </p>
      )}
      <ShownPicture version={version} language={language} />
      {content !== undefined && (
        <CitedRichText html={content} citations={[]} pictures={version.textPictures} language={language} />
      )}
    </>
  )
}

/** What a version says, in the language that is chosen; at first the reader's, where it has one. */
export function VersionText({ version }: { version: DeskVersion }) {
  const { t } = useTranslation('publicationDesk')
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(
    version.title?.[own] === undefined ? defaultLanguage : own,
  )
  const { shownFiles } = version

  function noteOf(one: Language) {
    const state = translationState(version, one)
    if (state === 'current') return null
    return <Tag tone={state === 'older' ? 'gold' : 'grey'}>{t(`translation.${state}`)}</Tag>
  }

  return (
    <>
      <LanguageChoice label={t('translations')} current={language} noteOf={noteOf} onChoose={setLanguage} />
      <div className={classes.text}>
        <Text version={version} language={language} />
        {shownFiles.length > 0 && (
          <ul className={classes.files} aria-label={t('fields.files')}>
            {shownFiles.map(({ id, name, size, url }) => (
              <li key={id}>
                <Attachment name={name} bytes={size} url={url} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
