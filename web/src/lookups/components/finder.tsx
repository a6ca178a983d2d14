import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoicesFailed } from '../../reference/door/choices-failed.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import classes from './finder.module.css'

/** Milliseconds without a key after which is asked. */
const pause = 300

interface FinderProps<Item> {
  label: string
  hint?: string
  longest: number | undefined
  /** How is asked for what the words find. */
  ask: (keyword: string) => UseQueryOptions<Item[], Error, Item[], string[]>
  /** Said where they find nothing. */
  none: string
  keyOf: (item: Item) => string
  nameOf: (item: Item) => string
  languageOf: (item: Item) => string
  isChosen: (item: Item) => boolean
  /** What is shown of an item below its name. */
  render: (item: Item) => ReactNode
  onChoose: (item: Item) => void
}

/** Finds things by words, to be chosen one by one. */
export function Finder<Item>(props: FinderProps<Item>) {
  const { label, hint, longest, ask, none, keyOf, nameOf, languageOf, isChosen, render, onChoose } = props
  const { t } = useTranslation('lookupsDesk')
  const [keyword, setKeyword] = useState('')
  const asked = useDebounced(keyword.trim(), pause)
  const query = useQuery(ask(asked))
  const { data } = query
  const found = asked === '' ? [] : (data ?? []).filter((item) => !isChosen(item))
  const isNone = asked !== '' && data !== undefined && found.length === 0
  return (
    <div className={classes.finder}>
      <TextInput
        label={label}
        hint={hint}
        value={keyword}
        maxLength={longest}
        autoComplete="off"
        icon={<Icon name="search" size={16} />}
        onChange={(event) => setKeyword(event.currentTarget.value)}
        // Words that are looked for send no form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className={classes.none}>
        {isNone && none}
      </p>
      <ChoicesFailed queries={[query]} />
      {found.length > 0 && (
        <ul className={classes.found} aria-label={label}>
          {found.map((item) => {
            const name = nameOf(item)
            return (
              <li key={keyOf(item)}>
                <div>
                  <p lang={languageOf(item)} className={classes.name}>
                    {name}
                  </p>
                  {render(item)}
                </div>
                <button
                  type="button"
                  aria-label={t('fields.add', { name })}
                  onClick={() => {
                    onChoose(item)
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
    </div>
  )
}
