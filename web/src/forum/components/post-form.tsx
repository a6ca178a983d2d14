import { longestPictureText, longestPost, mostPostPictures } from '@portal/protocol/forum/constants.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import fields from '../../app/forms/fields.module.css'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { FormPart } from '../../app/forms/form-part.tsx'
import { RichTextField } from '../../app/forms/rich-text-field.tsx'
import { StartOver } from '../../app/forms/start-over.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { UploadsField } from '../../app/forms/uploads-field.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import { DictionaryField } from '../../reference/door/dictionary-field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { PostValues } from '../post-values.ts'

interface PostFormProps {
  form: Form<PostValues>
  title: string
}

/** The pictures, each with what it shows. */
function Pictures({ form }: Pick<PostFormProps, 'form'>) {
  const { t } = useTranslation('forumForm')
  const { value: pictures, ...upload } = form.field('pictures')
  const { texts } = form.values
  return (
    <>
      <UploadsField
        {...upload}
        files={pictures}
        label={t('pictures')}
        hint={t('picturesHint', { most: mostPostPictures })}
        purpose="PICTURE"
        most={mostPostPictures}
      />
      {pictures.map(({ id }, place) => (
        <TextInput
          key={id}
          label={t('pictureText', { number: place + 1 })}
          hint={t('pictureTextHint')}
          value={texts[id] ?? ''}
          maxLength={longestPictureText}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => form.change({ texts: { ...texts, [id]: value } })}
        />
      ))}
    </>
  )
}

/** The form of a post. */
export function PostForm({ form, title }: PostFormProps) {
  const { t } = useTranslation('forumForm')
  const { t: ui } = useTranslation()
  const titleId = useId()
  const { name, value, error, onChange } = form.text('content')
  return (
    <FormFrame form={form} labelledBy={titleId}>
      <p id={titleId} className="visually-hidden">
        {title}
      </p>
      <FormPart title={t('what')} text={t('whatText')}>
        <TextField
          form={form}
          name="title"
          label={t('title')}
          hint={t('titleHint')}
          lang={form.values.language}
          autoComplete="off"
        />
        <div className={fields.pair}>
          <DictionaryField form={form} name="category" label={t('category')} />
          <ChoiceField
            form={form}
            name="language"
            label={t('language')}
            choices={languages.map((language) => ({
              value: language,
              label: ui(`languageNames.${language}`),
            }))}
          />
        </div>
        <RichTextField
          name={name}
          value={value}
          error={error}
          onChange={onChange}
          label={t('content')}
          hint={t('contentHint')}
          lang={form.values.language}
          longest={longestPost}
        />
      </FormPart>
      <FormPart title={t('pictures')} text={t('picturesText')}>
        <Pictures form={form} />
      </FormPart>
      <FormButtons form={form} submit={t('send')}>
        <StartOver form={form} />
      </FormButtons>
    </FormFrame>
  )
}
