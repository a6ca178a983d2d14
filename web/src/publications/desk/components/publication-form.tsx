import { codes } from '@portal/protocol/kernel/codes.ts'
import { translations } from '@portal/protocol/kernel/languages.ts'
import {
  longestPictureText,
  mostPublicationFiles,
  mostTextPictures,
} from '@portal/protocol/publications/constants.ts'
import { kindSpec, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { DeskPublication, DeskVersion } from '@portal/protocol/publications/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { adminKey } from '../../../app/admin/queries.ts'
import { FormButtons } from '../../../app/forms/form-buttons.tsx'
import { asking, formCall } from '../../../app/forms/form-call.ts'
import { FormFrame } from '../../../app/forms/form-frame.tsx'
import { FormPart } from '../../../app/forms/form-part.tsx'
import { MomentField } from '../../../app/forms/moment-field.tsx'
import { StartOver } from '../../../app/forms/start-over.tsx'
import { openTextPictures } from '../../../app/forms/text-pictures.ts'
import { UploadField } from '../../../app/forms/upload-field.tsx'
import { UploadsField } from '../../../app/forms/uploads-field.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import {
  askedOf,
  keptFields,
  leftOutOf,
  stillRightBeside,
  textPicturesIn,
  unreadIn,
  valuesOf,
} from '../publication-values.ts'
import { CheckUnfinished } from './check-unfinished.tsx'
import { EventFields } from './event-fields.tsx'
import { FactFields } from './fact-fields.tsx'
import { LanguagesField } from './languages-field.tsx'
import { MergeVersions } from './merge-versions.tsx'
import { LineFields, TextFields } from './text-fields.tsx'

const calls = {
  add: formCall('publications', 'add'),
  edit: formCall('publications', 'edit'),
}

const recordOf = (id: string) => `/admin/publications/detail?id=${id}`

interface PublicationFormProps {
  kind: PublicationKind
  /** Null for a new one. */
  publication: DeskPublication | null
  labelledBy: string
}

/** Writes a publication, or a version of one. What others save meanwhile is merged, and nothing typed is lost. */
export function PublicationForm({ kind, publication, labelledBy }: PublicationFormProps) {
  const { t } = useTranslation('publicationDesk')
  const { t: frame } = useTranslation('adminFrame')
  const navigate = useNavigate()
  // What its writer read: a version that comes meanwhile is another.
  const [version] = useState(publication?.latest ?? null)
  const [initial] = useState(() => valuesOf(version))
  const [begun, setBegun] = useState(initial)
  const [pictures] = useState(() => {
    const opened = openTextPictures({ most: mostTextPictures, longestText: longestPictureText })
    opened.add(...textPicturesIn(version))
    return opened
  })
  const [theirs, setTheirs] = useState<DeskVersion | null>(null)
  const id = publication?.id
  const form = useForm({
    call: asking(version ? calls.edit : calls.add, ...askedOf(kind)),
    params: version ? { id: version.id } : { kind },
    initial,
    leftOut: (values) => leftOutOf(kind, values),
    mayWait: askedOf(kind),
    check: unreadIn,
    refused: ({ code, data }) => {
      if (code !== codes.changedMeanwhile.code) return undefined
      const saved = data as DeskVersion
      pictures.add(...textPicturesIn(saved))
      setTheirs(saved)
      return {}
    },
    draft: { key: `publication-${version?.id ?? `new-${kind}`}`, kept: keptFields },
    isGuarded: true,
    after: {
      toast: frame('form.saved'),
      invalidates: [adminKey],
      go: (answer) => recordOf('id' in answer ? answer.id : (id ?? '')),
    },
  })
  const { hasSpeaker, isEvent } = kindSpec(kind)
  const { value: files, ...upload } = form.field('files')
  // A draft from the device may rest on a version that is not known any more.
  const known = form.values.revision === begun.revision ? begun : null
  return (
    <>
      {theirs && (
        <MergeVersions
          key={theirs.revision}
          kind={kind}
          begun={known}
          mine={form.values}
          theirs={theirs}
          pictures={pictures}
          onMerge={(taken) => {
            const saved = valuesOf(theirs)
            const stillRight = stillRightBeside(form.values, known, saved)
            form.change({ ...taken, stillRight, revision: theirs.revision })
            setBegun(saved)
            setTheirs(null)
          }}
          onClose={() => setTheirs(null)}
        />
      )}
      <FormFrame form={form} labelledBy={labelledBy}>
        <FormPart title={t('form.texts')} text={t('form.textsText')}>
          <TextFields form={form} version={version} pictures={pictures} />
          {hasSpeaker && <LineFields form={form} legend={t('fields.speaker')} of="speaker" />}
        </FormPart>
        {isEvent && (
          <FormPart title={t('form.event')} text={t('form.eventText')}>
            <EventFields form={form} />
          </FormPart>
        )}
        <FormPart title={t('form.facts')} text={t('form.factsText')}>
          <FactFields form={form} kind={kind} />
        </FormPart>
        <FormPart title={t('form.files')} text={t('form.filesText')}>
          <UploadField
            form={form}
            name="picture"
            label={t('fields.picture')}
            hint={t('form.pictureHint')}
            purpose="PICTURE"
            isRemovable
          />
          {form.values.picture && (
            <LineFields
              form={form}
              legend={t('fields.pictureText')}
              hint={t('form.pictureTextHint')}
              of="pictureText"
            />
          )}
          <UploadsField
            {...upload}
            files={files}
            label={t('fields.files')}
            hint={t('form.filesHint', { most: mostPublicationFiles })}
            purpose="ATTACHMENT"
            most={mostPublicationFiles}
          />
        </FormPart>
        <FormPart title={t('form.when')} text={t('form.whenText')}>
          <MomentField
            form={form}
            name="publishAt"
            label={t('fields.publishAt')}
            hint={t('form.publishAtHint')}
          />
          <LanguagesField
            {...form.field('heldBack')}
            label={t('fields.heldBack')}
            hint={t('form.heldBackHint')}
            of={translations}
          />
        </FormPart>
        <FormButtons
          form={form}
          submit={t('form.save')}
          onCancel={() => void navigate(id === undefined ? '/admin/publications' : recordOf(id))}
        >
          <CheckUnfinished form={form} kind={kind} />
          <StartOver form={form} />
        </FormButtons>
      </FormFrame>
    </>
  )
}
