import type { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../app/viewer.ts'
import { Translatable } from '../../translation/door/translatable.tsx'
import { Attachment } from '../../ui/attachment.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Written } from '../../ui/written.tsx'
import { useNameOf, type Partner } from '../use-name-of.ts'
import { PartnerAvatar } from './partner-avatar.tsx'
import classes from './thread.module.css'

type Entry = OutputOf<(typeof conversationCalls)['entries']>['entries']['content'][number]

interface EntryListProps {
  entries: readonly Entry[]
  partner: Partner
}

/** What was written, oldest first, each with who wrote it and the files that came with it. */
export function EntryList({ entries, partner }: EntryListProps) {
  const { t } = useTranslation('conversations')
  const name = useNameOf()(partner)
  const picture = useViewer()?.picture ?? null
  return (
    <ol className={classes.entries}>
      {entries.map((entry) => (
        <li key={entry.id} data-own={entry.isOwn || undefined}>
          {entry.isOwn ? (
            <Avatar name={t('own')} picture={picture} size="small" />
          ) : (
            <PartnerAvatar partner={partner} />
          )}
          <div className={classes.entry}>
            <p className={classes.who}>
              <b>{entry.isOwn ? t('own') : <Written>{name}</Written>}</b> <Moment at={entry.at} />
            </p>
            <div className={classes.said}>
              {entry.text &&
                (entry.isOwn ? (
                  <p>
                    <Written>{entry.text}</Written>
                  </p>
                ) : (
                  <Translatable language={null}>
                    <p>
                      <Written>{entry.text}</Written>
                    </p>
                  </Translatable>
                ))}
              {entry.files.length > 0 && (
                <ul className={classes.files}>
                  {entry.files.map((file) => (
                    <li key={file.id}>
                      <Attachment name={file.name} bytes={file.size} url={file.url} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
