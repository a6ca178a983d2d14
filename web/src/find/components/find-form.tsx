import { longestFound } from '@portal/protocol/find/constants.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { KeptLanguage } from '../../ui/kept-language.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import classes from './find-form.module.css'

/** What is searched for; works before the page's code has come. */
export function FindForm({
  keyword,
  kind,
  prefer,
}: {
  keyword: string
  kind: string | null
  /** Of the address. */
  prefer: string
}) {
  const { t } = useTranslation('find')
  const { t: ui } = useTranslation()
  return (
    <form action="/search" role="search" className={classes.form}>
      <KeptLanguage />
      <TextInput
        type="search"
        name="keyword"
        aria-label={t('keyword')}
        placeholder={t('hint')}
        defaultValue={keyword}
        maxLength={longestFound}
        className={classes.field}
      />
      {kind !== null && <input type="hidden" name="kind" value={kind} />}
      {prefer !== '' && <input type="hidden" name="prefer" value={prefer} />}
      <Button type="submit" size="md">
        {ui('actions.search')}
      </Button>
    </form>
  )
}
