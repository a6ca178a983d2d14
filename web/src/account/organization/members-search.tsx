import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './members.module.css'

interface MembersSearchProps {
  keyword: string
  onSearch: (keyword: string) => void
}

/** Finds members by their name or licence. */
export function MembersSearch({ keyword, onSearch }: MembersSearchProps) {
  const { t } = useTranslation('profile')
  const { t: ui } = useTranslation()
  const [typed, setTyped] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    setTyped(undefined)
    onSearch((typed ?? keyword).trim())
  }

  return (
    <form role="search" className={classes.search} onSubmit={submit}>
      <TextInput
        type="search"
        name="keyword"
        aria-label={t('members.search')}
        placeholder={t('members.searchPlaceholder')}
        maxLength={100}
        value={typed ?? keyword}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {ui('actions.search')}
      </Button>
    </form>
  )
}
