import { longestAlertName } from '@portal/protocol/alerts/constants.ts'
import {
  countriesOf,
  filtersIn,
  savedAddress,
  savedLists,
  type SavedFilters,
  type SavedList,
} from '@portal/protocol/alerts/saved-lists.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { ownAccountQuery } from '../../app/own-account.ts'
import { definePage } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AlertFields, type AlertValues } from '../components/alert-fields.tsx'
import { alertsKey } from '../queries.ts'
import classes from './save-search-page.module.css'

const call = formCall('alerts', 'saveSearch')

/** The form, with the search as it was narrowed. */
function SaveForm({ list, filters }: { list: SavedList; filters: SavedFilters }) {
  const { t } = useTranslation('alerts')
  const keyword = typeof filters['keyword'] === 'string' ? filters['keyword'] : ''
  const countryName = useEntryNames('COUNTRY')
  const parts = [t(`lists.${list}`), keyword, ...countriesOf(filters).map(countryName)]
  const called = parts.filter(Boolean).join(' · ')
  const initial: AlertValues = { name: called.slice(0, longestAlertName), frequency: 'DAILY', byMail: false }
  const form = useForm({
    call,
    initial,
    toBody: (body) => ({ ...body, list, filters }),
    after: { toast: t('form.saved'), invalidates: [alertsKey], go: '/usercenter/alerts' },
  })
  return (
    <>
      <p id="save-search" className={classes.what}>
        <span>{t('form.lead')}</span> <Link to={savedAddress(list, filters)}>{t('form.search')} ›</Link>
      </p>
      <FormFrame form={form} labelledBy="save-search">
        <AlertFields form={form} />
        <FormButtons form={form} submit={t('form.save')} />
      </FormFrame>
    </>
  )
}

/** Saves the search that the address names, so that its reader is told of what is new. */
function SaveSearchPage() {
  const { t } = useTranslation('alerts')
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  const list = savedLists.find((one) => one === search.get('list'))
  return (
    <UserCenter title={screen('usercenter/alerts/new')} lead={t('lead')}>
      {list ? (
        <SaveForm key={search.toString()} list={list} filters={filtersIn(list, search)} />
      ) : (
        <Notice title={t('form.nothing')} text={t('form.nothingText')}>
          <ButtonLink to="/legal/query">{t('toLaws')}</ButtonLink>
        </Notice>
      )}
    </UserCenter>
  )
}

export const { page } = definePage({
  load: ({ context }) =>
    Promise.all([
      context.queries.prefetchQuery(ownAccountQuery(context)),
      context.queries.prefetchQuery(dictionaryQuery(context, 'COUNTRY')),
    ]),
  Component: SaveSearchPage,
})
