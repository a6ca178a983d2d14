import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { Translatable } from '../../translation/door/translatable.tsx'
import { Attachment } from '../../ui/attachment.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import classes from './requirement-content.module.css'

type Detail = OutputOf<typeof requirementCalls.read>

interface RequirementContentProps {
  requirement: Pick<Detail, 'language' | 'files'> & { content: string }
  /** Said where files are not open to the reader. */
  closed?: string | undefined
}

/** What is needed, with the attachments as far as they are open. */
export function RequirementContent({ requirement, closed }: RequirementContentProps) {
  const { content, language, files } = requirement
  return (
    <div className={classes.content}>
      <Translatable language={language}>
        <RichText html={content} language={language} />
      </Translatable>
      {files && files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.id}>
              <Attachment name={file.name} bytes={file.size} url={file.url} />
            </li>
          ))}
        </ul>
      )}
      {closed && <p className={classes.closed}>{closed}</p>}
    </div>
  )
}
