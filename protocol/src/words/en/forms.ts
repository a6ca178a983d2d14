import type { Translation } from '../translation.ts'
import type { forms as source } from '../zh/forms.ts'

export const forms: Translation<typeof source> = {
  choose: 'Please choose',
  optional: '{{label}} (optional)',
  phone: { country: 'Country code', number: 'Phone number' },
  actions: { save: 'Save', saved: 'Saved', cancel: 'Cancel', edit: 'Edit', remove: 'Delete' },
  leave: {
    title: 'Leave this page?',
    text: 'What you have entered has not been saved and will be lost if you leave.',
    stay: 'Keep editing',
    leave: 'Leave',
  },
  file: {
    choose: 'Choose a file',
    replace: 'Choose another file',
    sending: 'Uploading: {{percent}}%',
    cancel: 'Cancel upload',
    cancelled: 'Upload cancelled',
    tooLarge: 'The file is larger than {{megabytes}} MB. Please choose another.',
    wrongType: 'Files of this format are not accepted. Please choose another.',
    failed: 'The upload failed. Please try again.',
  },
  avatar: {
    choose: 'Upload a picture',
    replace: 'Change the picture',
    remove: 'Remove the picture',
    hint: 'JPG or PNG, up to 10 MB',
  },
  crop: {
    title: 'Crop the picture',
    hint: 'Drag the picture, or move it with the arrow keys; zoom with the slider.',
    area: 'Cropping area',
    zoom: 'Zoom',
    unreadable: 'This picture cannot be read. Please choose another.',
  },
  countries: {
    CN: 'China',
    RU: 'Russia',
    KZ: 'Kazakhstan',
    KG: 'Kyrgyzstan',
    TJ: 'Tajikistan',
    UZ: 'Uzbekistan',
    PK: 'Pakistan',
    IN: 'India',
    HK: 'Hong Kong, China',
    MO: 'Macao, China',
    TW: 'Taiwan, China',
  },
}
