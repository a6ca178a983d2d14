import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { PersonLine } from '../../ui/person-line.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import classes from '../components/choose-providers.module.css'

/** Milliseconds without a key after which providers are asked for. */
const pause = 250

/** A provider as somebody who chooses needs to know them. */
export interface Choosable {
  id: string
  name: string
  userType: UserType
  isVerified?: boolean
}

interface Act {
  icon: IconName
  label: string
  onClick: () => void
}

/** A provider with what can be done with them. */
function ProviderLine({ provider, note, acts }: { provider: Choosable; note?: ReactNode; acts: Act[] }) {
  const { t: typeName } = useTranslation('userTypes')
  const { name, userType, isVerified = true } = provider
  return (
    <li>
      <PersonLine
        name={name}
        isBody={userType !== 'LAWYER'}
        isVerified={isVerified}
        size="small"
        note={note ?? typeName(userType)}
      />
      <span className={classes.acts}>
        {acts.map(({ icon, label, onClick }) => (
          <button key={icon} type="button" aria-label={label} onClick={onClick}>
            <Icon name={icon} size={16} />
          </button>
        ))}
      </span>
    </li>
  )
}

interface ChooseProvidersProps<One extends Choosable> extends FieldProps<One[]> {
  /** Verified providers by a part of their name. */
  query: (keyword: string) => {
    queryKey: QueryKey
    queryFn: (context: { signal: AbortSignal }) => Promise<One[]>
    enabled?: boolean
  }
  /** How many may be chosen, and the longest text that is looked for. */
  most: number
  longest: number | undefined
  words: {
    chosen: string
    search: string
    none: string
    add: (name: string) => string
    remove: (name: string) => string
    /** Where their order counts: one place up. */
    up?: (name: string) => string
    /** Said of one who was chosen instead of what they are. */
    note?: (one: One) => string | undefined
  }
}

/** Verified providers, found by a part of their name, in the order in which they were chosen. The screen names `userTypes`. */
export function ChooseProviders<One extends Choosable>(props: ChooseProvidersProps<One>) {
  const { name, value: chosen, error, onChange, query, most, longest, words } = props
  const [keyword, setKeyword] = useState('')
  const asked = useDebounced(keyword.trim(), pause)
  const { data } = useQuery({ ...query(asked), placeholderData: keepPreviousData })
  const found = asked === '' ? [] : (data ?? []).filter(({ id }) => chosen.every((one) => one.id !== id))
  const isNone = asked !== '' && data !== undefined && found.length === 0

  const without = (one: One) => chosen.filter(({ id }) => id !== one.id)
  const actsOf = (one: One, at: number): Act[] => [
    ...(words.up && at > 0
      ? [
          {
            icon: 'up' as const,
            label: words.up(one.name),
            onClick: () => onChange(without(one).toSpliced(at - 1, 0, one)),
          },
        ]
      : []),
    { icon: 'close', label: words.remove(one.name), onClick: () => onChange(without(one)) },
  ]
  return (
    <div className={classes.field}>
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={words.chosen}>
          {chosen.map((one, at) => (
            <ProviderLine key={one.id} provider={one} note={words.note?.(one)} acts={actsOf(one, at)} />
          ))}
        </ul>
      )}
      {chosen.length < most && (
        <TextInput
          name={name}
          label={words.search}
          value={keyword}
          error={error}
          maxLength={longest}
          autoComplete="off"
          icon={<Icon name="search" size={16} />}
          onChange={(event) => setKeyword(event.currentTarget.value)}
          // A name that is looked for sends no form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <p role="status" className={classes.none}>
        {isNone && words.none}
      </p>
      {found.length > 0 && (
        <ul className={classes.found} aria-label={words.search}>
          {found.map((one) => (
            <ProviderLine
              key={one.id}
              provider={one}
              acts={[
                {
                  icon: 'plus',
                  label: words.add(one.name),
                  onClick: () => {
                    onChange([...chosen, one])
                    setKeyword('')
                  },
                },
              ]}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
