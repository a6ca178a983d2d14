import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { TemplateAnswers, TemplateContent } from '@portal/protocol/templates/content.ts'
import { writeContract, type Contract, type ContractParagraph } from '@portal/protocol/templates/filling.ts'
import type { ContractNames } from '@portal/protocol/templates/written-answer.ts'
import { Fragment, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LanguageSet } from './language-sets.ts'
import classes from './preview.module.css'

interface ParagraphProps {
  paragraph: ContractParagraph
  /** The field that is being filled in. */
  current: string | null
}

function Paragraph({ paragraph: { pieces, when }, current }: ParagraphProps) {
  return (
    <p>
      {when && <span className={classes.when}>{when}</span>}
      {pieces.map((piece, at) =>
        'field' in piece ? (
          <span
            key={at}
            className={piece.isOpen ? classes.open : classes.filled}
            data-field={piece.field}
            data-current={piece.field === current || undefined}
          >
            {piece.text}
          </span>
        ) : (
          <Fragment key={at}>{piece.text}</Fragment>
        ),
      )}
    </p>
  )
}

interface RowProps {
  languages: LanguageSet
  children: (place: number) => ReactNode
}

/** The same part in each language of the contract, beside each other. */
function Row({ languages, children }: RowProps) {
  return (
    <div className={classes.row}>
      {languages.map((language, place) => (
        <div key={language} lang={language} className={classes.cell}>
          {children(place)}
        </div>
      ))}
    </div>
  )
}

interface ContractTextProps {
  content: TemplateContent
  languages: LanguageSet
  answers: TemplateAnswers
  names: ContractNames
  current?: string | null
  /** The blank text: every clause, with its conditions in words. */
  isBlank?: boolean
  /** What stands below a clause. */
  below?: (clause: string) => ReactNode
}

/** A contract as it stands, in one language or two, clause beside clause. */
export function ContractText(props: ContractTextProps) {
  const { content, languages, answers, names, current = null, isBlank = false, below } = props
  const contracts = useMemo(
    () =>
      languages.map((language: Language) => writeContract(content, { language, answers, names, isBlank })),
    [content, languages, answers, names, isBlank],
  )
  const [first] = contracts
  if (!first) return null
  const cell = (place: number): Contract => contracts[place] ?? first
  return (
    <div className={classes.text} data-count={languages.length}>
      {first.clauses.map(({ name, heading }, at) => (
        <Fragment key={name}>
          {heading !== null && (
            <Row languages={languages}>
              {(place) => {
                const clause = cell(place).clauses[at]
                return (
                  clause && (
                    <h3>
                      {clause.number} {clause.heading}
                    </h3>
                  )
                )
              }}
            </Row>
          )}
          {first.clauses[at]?.paragraphs.map((_, paragraphAt) => (
            <Row key={paragraphAt} languages={languages}>
              {(place) => {
                const paragraph = cell(place).clauses[at]?.paragraphs[paragraphAt]
                return paragraph && <Paragraph paragraph={paragraph} current={current} />
              }}
            </Row>
          ))}
          {below?.(name)}
        </Fragment>
      ))}
      {first.signatures.length > 0 && (
        <div className={classes.signatures}>
          {first.signatures.map((block, at) => (
            <div key={at} className={classes.signature}>
              {block.map((_, paragraphAt) => (
                <Row key={paragraphAt} languages={languages}>
                  {(place) => {
                    const paragraph = cell(place).signatures[at]?.[paragraphAt]
                    return paragraph && <Paragraph paragraph={paragraph} current={current} />
                  }}
                </Row>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

interface PreviewProps extends Omit<ContractTextProps, 'isBlank' | 'below'> {
  current: string | null
  /** In what it is shown: chosen above the text. */
  choice: ReactNode
  /** What can be done with the contract. */
  foot: ReactNode
}

/** The contract as the answers make it; what is being filled in is in sight. */
export function Preview({ choice, foot, ...contract }: PreviewProps) {
  const { t } = useTranslation('template')
  const paper = useRef<HTMLDivElement>(null)
  const { current } = contract

  useEffect(() => {
    const frame = paper.current
    const place = current && frame?.querySelector<HTMLElement>(`[data-field="${current}"]`)
    if (!frame || !place) return
    const inside = place.getBoundingClientRect().top - frame.getBoundingClientRect().top
    frame.scrollTop += inside - frame.clientHeight / 3
  }, [current])

  return (
    <section className={classes.preview} aria-label={t('preview.title')}>
      <header className={classes.head}>
        <h2>{t('preview.title')}</h2>
        {choice}
      </header>
      {/* It scrolls by the keyboard too. */}
      <div ref={paper} className={classes.paper} tabIndex={0} role="group" aria-label={t('preview.text')}>
        <ContractText {...contract} />
      </div>
      <footer className={classes.foot}>
        <p>{t('preview.legend')}</p>
        {foot}
      </footer>
    </section>
  )
}
