import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { useScreens } from '../../app/use-screens.ts'
import { useViewer } from '../../app/viewer.ts'
import { useCodeChoices } from '../../help/door/use-code-choices.ts'
import { loadCodeNames } from '../../help/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatSentences } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { ServiceCard } from '../door/service-card.tsx'
import { shownServices } from '../queries.ts'

/** Offering a service; whoever is not signed in is led to that first. */
function OfferButton() {
  const { t } = useTranslation('lawServices')
  return (
    <ButtonLink to="/service/desk/release" size="md" icon={<Icon name="plus" size={16} />}>
      {t('actions.add')}
    </ButtonLink>
  )
}

/** The services that are shown. */
function DeskPage() {
  const { t } = useTranslation('serviceDesk')
  const { t: help } = useTranslation('help')
  const { t: types } = useTranslation('userTypes')
  const { t: screen } = useTranslation('screens')
  const list = useList(shownServices)
  const choices = useCodeChoices()
  const viewer = useViewer()
  const language = useLanguage()
  const { guard } = useScreens()
  const mayOffer = viewer === null || guard.mayOpen('/content/service/release', viewer.userType)
  const title = screen('service/desk')
  const lead = viewer ? t('lead') : formatSentences([t('lead'), t('signIn')], language)
  const [first] = list.query.data?.content ?? []
  return (
    <div className="wrap">
      <PageHead title={title} description={t('lead')} noIndex={list.isNarrowed} />
      <PageHeader title={title} lead={lead} {...(mayOffer && { tools: <OfferButton /> })} />
      {list.asked.filters.provider && first && (
        <Note tone="ink">
          <Quoting words={(name) => t('onlyOf', { name })} said={first.provider.name} />{' '}
          <Link to={list.addressOf({ filters: { ...list.asked.filters, provider: '' } })}>{t('ofAll')}</Link>
        </Note>
      )}
      <CardList
        grid="wide"
        label={t('list')}
        list={list}
        rowHeight={220}
        fields={[
          { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
          { name: 'type', label: help('fields.type'), choices: choices.type },
          { name: 'businessType', label: help('fields.businessType'), choices: choices.businessType },
          { name: 'region', label: help('fields.regions'), choices: choices.region },
          { name: 'providerType', label: t('providerType'), word: (type) => types(type) },
        ]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{
          title: t('noneTitle'),
          text: t('noneText'),
          action: mayOffer ? (
            <OfferButton />
          ) : (
            <ButtonLink to="/service/demand/release">{t('postNeed')}</ButtonLink>
          ),
        }}
        render={(row) => <ServiceCard service={row} />}
      />
    </div>
  )
}

export const { page } = definePage({
  load: (input) => Promise.all([loadList(shownServices, input), loadCodeNames(input.context)]),
  Component: DeskPage,
})
