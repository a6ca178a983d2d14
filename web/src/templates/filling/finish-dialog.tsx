import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import { answerProblems, fieldsOf } from '@portal/protocol/templates/filling.ts'
import type { ContractNames } from '@portal/protocol/templates/written-answer.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { fileAddress } from '../../app/ask.ts'
import { useViewer } from '../../app/viewer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Dotted } from '../../ui/dotted.tsx'
import { HeldWords } from '../../ui/held-words.tsx'
import { Note } from '../../ui/note.tsx'
import { DownloadDialog } from '../components/download-dialog.tsx'
import { spoken, type ContractValues } from './contract-values.ts'
import classes from './finish-dialog.module.css'

/** Leads to the field of an answer, with its problem marked. */
type LeadToAnswer = (key: string) => void

/** Open questions that are named; more are counted. */
const mostNamed = 5

interface OpenQuestionsProps {
  content: TemplateContent
  /** Names that the answers stand under. */
  keys: readonly string[]
  onOpen: LeadToAnswer
}

/** What is still open or wrong, each a way to its field. */
function OpenQuestions({ content, keys, onOpen }: OpenQuestionsProps) {
  const { t } = useTranslation('template')
  const { t: ui } = useTranslation()
  const fields = new Map(fieldsOf(content).map((field) => [field.name, field]))
  return (
    <Note tone="gold">
      <p>{t('finish.open', { count: keys.length })}</p>
      <ul className={classes.open}>
        {keys.slice(0, mostNamed).map((key) => {
          const [name = '', language] = key.split(':')
          const field = fields.get(name)
          return (
            <li key={key}>
              <button type="button" onClick={() => onOpen(key)}>
                <Dotted
                  parts={[
                    field ? <HeldWords key="label" words={field.label} /> : name,
                    language && ui(`languageNames.${language as 'zh'}`),
                  ]}
                />
              </button>
            </li>
          )
        })}
        {keys.length > mostNamed && <li>{t('finish.more', { count: keys.length - mostNamed })}</li>}
      </ul>
      <p>{t('finish.asDraft')}</p>
    </Note>
  )
}

/** Who is not signed in may fill in everything; saving and downloading are for those who are. */
function SignInFirst({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('template')
  const { pathname, search } = useLocation()
  return (
    <Dialog
      title={t('finish.signInTitle')}
      place="small"
      onClose={onClose}
      foot={
        <ButtonLink to={`/account/login?to=${encodeURIComponent(pathname + search)}`}>
          {t('finish.signIn')}
        </ButtonLink>
      }
    >
      <p>{t('finish.signInText')}</p>
    </Dialog>
  )
}

/** An administrator's account keeps no contracts: what they fill in is a trial. */
function NoContracts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('template')
  return (
    <Dialog title={t('finish.noContractsTitle')} place="small" onClose={onClose}>
      <p>{t('finish.noContractsText')}</p>
    </Dialog>
  )
}

interface FinishDialogProps {
  content: TemplateContent
  names: ContractNames
  contract: ContractValues
  /** What its files are called. */
  name: string
  /** The saved contract; '' of whoever keeps none. */
  id: string
  leadTo: LeadToAnswer
  onClose: () => void
}

/** The finished document as a file, or why there is none. */
export default function FinishDialog(props: FinishDialogProps) {
  const { content, names, contract, name, id, leadTo, onClose } = props
  const { t } = useTranslation('template')
  const viewer = useViewer()
  const { answers, languages } = contract
  const keys = [...answerProblems(content, { answers, languages, names }).keys()]
  if (id === '')
    return viewer === null ? <SignInFirst onClose={onClose} /> : <NoContracts onClose={onClose} />
  return (
    <DownloadDialog
      title={t('finish.download')}
      name={name}
      held={content.languages}
      chosen={languages}
      addressOf={(format, set) => {
        const { language, second } = spoken(set)
        const isOpen = answerProblems(content, { answers, languages: set, names }).size > 0
        return fileAddress('templates', 'document', {
          params: { id },
          query: { format, language, ...(second && { second }), isDraft: isOpen ? 'true' : 'false' },
        })
      }}
      onClose={onClose}
    >
      {keys.length > 0 && (
        <OpenQuestions
          content={content}
          keys={keys}
          onOpen={(key) => {
            onClose()
            leadTo(key)
          }}
        />
      )}
    </DownloadDialog>
  )
}
