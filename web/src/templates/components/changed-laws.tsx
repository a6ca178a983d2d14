import { inLanguage } from '@portal/protocol/kernel/languages.ts'
import { writeContract } from '@portal/protocol/templates/filling.ts'
import type { ShownBasis, VersionFilled } from '@portal/protocol/templates/schemas.ts'
import { useTranslation } from 'react-i18next'
import { comparisonPath } from '../../laws/door/comparison-address.ts'
import { formatDate, formatList } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './changed-laws.module.css'

const noNames = { countries: {}, currencies: {} }

/** Articles that changed since an editor looked at them, by law and change, with the clauses that rest on them. */
export function ChangedLaws({ version }: { version: Pick<VersionFilled, 'content' | 'basis'> }) {
  const { t } = useTranslation('template')
  const reader = useLanguage()
  const { content, basis } = version
  const changed = [
    ...Map.groupBy(
      basis.filter(({ change }) => change !== null),
      ({ law, change }) => `${law} ${change?.kind}`,
    ).values(),
  ]
  if (changed.length === 0) return null
  const { clauses } = writeContract(content, {
    language: reader,
    answers: {},
    names: noNames,
    isBlank: true,
  })

  /** "第六条", by what the blank text says; without a number by the heading. */
  function clauseNames(articles: readonly ShownBasis[]): string {
    const named = content.clauses.filter(({ basis: own = [] }) =>
      own.some((one) => articles.some(({ law, article }) => law === one.law && article === one.article)),
    )
    const names = named.map(
      ({ name, heading }) =>
        clauses.find((clause) => clause.name === name)?.number ??
        (heading ? inLanguage(heading, reader) : t('introduction')),
    )
    return formatList(names, reader)
  }

  return (
    <Note tone="gold" icon="alert">
      <ul className={classes.changed}>
        {changed.map((articles) => {
          const [first] = articles
          if (!first?.change) return null
          const { kind, on, comparison } = first.change
          return (
            <li key={`${first.law} ${kind}`}>
              {t(`changed.${kind}`, {
                clauses: clauseNames(articles),
                law: first.title,
                articles: formatList(
                  articles.map(({ number }) => number),
                  reader,
                ),
                date: formatDate(on, reader),
              })}{' '}
              {comparison && <Link to={comparisonPath(comparison)}>{t('changes.compare')}</Link>}
            </li>
          )
        })}
      </ul>
      {t('changed.meanwhile')}
    </Note>
  )
}
