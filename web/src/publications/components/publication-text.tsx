import { useTranslation } from 'react-i18next'
import { CitedRichText } from '../../citations/door/cited-rich-text.tsx'
import { Attachment } from '../../ui/attachment.tsx'
import { Card } from '../../ui/card.tsx'
import type { ReadPublication } from '../read-publication.ts'
import { Picture } from '../../app/shown-picture.tsx'
import classes from './publication-text.module.css'

interface PublicationTextProps {
  publication: ReadPublication
  /** Its picture stands above the text. */
  hasPicture?: boolean
  /** Its headings can be led to. */
  isDivided?: boolean
}

/** What a publication says: its picture, what it comes to, the text, and the files that belong to it. */
export function PublicationText({ publication, hasPicture = true, isDivided = false }: PublicationTextProps) {
  const { t } = useTranslation('publications')
  const { picture, language, summary, content, pictures, files } = publication
  return (
    <Card>
      <div className={classes.text}>
        {hasPicture && picture && (
          <Picture
            picture={picture}
            language={language}
            sizes="(max-width: 900px) calc(100vw - 66px), 760px"
            isFirst
            className={classes.picture}
          />
        )}
        <p className={classes.summary} lang={language}>
          {summary}
        </p>
        <CitedRichText {...content} pictures={pictures} language={language} isDivided={isDivided} />
        {files.length > 0 && (
          <section className={classes.files} aria-labelledby="publication-files">
            <h2 id="publication-files">{t('files')}</h2>
            <ul>
              {files.map(({ id, name, size, url }) => (
                <li key={id}>
                  <Attachment name={name} bytes={size} url={url} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Card>
  )
}
