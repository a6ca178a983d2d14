import { longestBasisKeyword } from '@portal/protocol/templates/constants.ts'
import type { TemplateClause } from '@portal/protocol/templates/content.ts'
import type { ShownBasis } from '@portal/protocol/templates/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import fields from '../../app/forms/fields.module.css'
import { FieldGroup } from '../../ui/field-group.tsx'
import { useApp } from '../../app/page.ts'
import { TimelinessTag } from '../../laws/door/timeliness-tag.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { basisQuery } from '../desk-queries.ts'
import classes from './content-editor.module.css'
import { withoutAt } from './edit-content.ts'

type Basis = NonNullable<TemplateClause['basis']>[number]

const isSame = (one: Basis, other: Basis) => one.law === other.law && one.article === other.article

/** Milliseconds without a key after which is asked. */
const pause = 300

/** An article that a clause rests on; by its address where its law is not known here. */
function BasisName({ basis, shown }: { basis: Basis; shown: ShownBasis | undefined }) {
  if (!shown) {
    return (
      <span>
        {basis.law} {basis.article}
      </span>
    )
  }
  return (
    <span>
      <span lang={shown.titleLanguage ?? undefined}>
        {shown.title} {shown.number}
      </span>{' '}
      {shown.timeliness && <TimelinessTag timeliness={shown.timeliness} />}
    </span>
  )
}

interface BasisFieldProps {
  basis: readonly Basis[]
  /** What is known of articles by name, as far as it is: those of the stored version. */
  known: readonly ShownBasis[]
  onChange: (basis: Basis[] | undefined) => void
}

/** The articles of the portal's laws that a clause rests on, found by a citation or by words. */
export function BasisField({ basis, known, onChange }: BasisFieldProps) {
  const { t } = useTranslation('templateEditor')
  const context = useApp()
  const [chosen, setChosen] = useState<readonly ShownBasis[]>([])
  const [keyword, setKeyword] = useState('')
  const asked = useDebounced(keyword.trim(), pause)
  const { data } = useQuery(basisQuery(context, asked))
  const found = (asked === '' ? [] : (data ?? [])).filter((row) => !basis.some((one) => isSame(one, row)))
  const shownOf = (one: Basis) => [...chosen, ...known].find((shown) => isSame(shown, one))
  const change = (next: Basis[]) => onChange(next.length > 0 ? next : undefined)
  return (
    <FieldGroup label={t('basis.title')} hint={t('basis.hint')}>
      {basis.length > 0 && (
        <ul className={classes.rows}>
          {basis.map((one, at) => (
            <li key={`${one.law} ${one.article}`}>
              <BasisName basis={one} shown={shownOf(one)} />
              <button
                type="button"
                className={classes.tool}
                aria-label={t('basis.remove', { number: at + 1 })}
                onClick={() => change(withoutAt(basis, at))}
              >
                <Icon name="remove" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {basis.length < 10 && (
        <TextInput
          isCompact
          label={t('basis.find')}
          hint={t('basis.findHint')}
          value={keyword}
          maxLength={longestBasisKeyword}
          autoComplete="off"
          icon={<Icon name="search" size={16} />}
          onChange={(event) => setKeyword(event.currentTarget.value)}
          // Words that are looked for send no form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <p role="status" className={fields.hint}>
        {asked !== '' && data !== undefined && found.length === 0 && t('basis.none')}
      </p>
      {found.length > 0 && (
        <ul className={classes.rows} aria-label={t('basis.found')}>
          {found.map((row) => {
            const name = `${row.title} ${row.number}`
            return (
              <li key={`${row.law} ${row.article}`}>
                <div>
                  <span lang={row.titleLanguage ?? undefined}>{name}</span>{' '}
                  {row.timeliness && <TimelinessTag timeliness={row.timeliness} />}
                  <p className={classes.excerpt} lang={row.titleLanguage ?? undefined}>
                    {row.text}
                  </p>
                </div>
                <button
                  type="button"
                  className={classes.tool}
                  aria-label={t('basis.add', { name })}
                  onClick={() => {
                    setChosen([...chosen, row])
                    change([...basis, { law: row.law, article: row.article }])
                    setKeyword('')
                  }}
                >
                  <Icon name="plus" size={16} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </FieldGroup>
  )
}
