import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import type { SubmittedData } from '@portal/protocol/verification/schemas.ts'

type Of<Kind> = Extract<SubmittedData, { kind: Kind }>

/** What a field of the data holds: words, a code of a dictionary, several of them, a place, or a picture. */
export type FieldValue =
  | { kind: 'text'; text: string }
  | { kind: 'day'; day: string }
  | { kind: 'codes'; dictionary: 'INDUSTRY' | 'COMPANY_SIZE' | 'SPECIALTY_AREA'; codes: string[] }
  | { kind: 'type'; userType: 'LAW_OFFICE' | 'TRANSLATE' | 'OTHER' }
  | { kind: 'identity'; identity: 'RESIDENT_ID' | 'PASSPORT' | 'PERMANENT_RESIDENCE' }
  | { kind: 'licence'; licence: 'CHINA' | 'FOREIGN' }
  | { kind: 'country'; country: string }
  | { kind: 'languages'; languages: Of<'LAWYER'>['languages'] }
  | { kind: 'place'; country: string; area: string | null }
  | { kind: 'image'; file: FileInfo }
  | { kind: 'none' }

/** A field of the data, named as in the forms of registration. */
export interface DataField {
  name:
    | 'name'
    | 'registeredIn'
    | 'registrationNumber'
    | 'creditCode'
    | 'licenceImage'
    | 'certificate'
    | 'address'
    | 'establishedOn'
    | 'industry'
    | 'size'
    | 'agencyType'
    | 'agencyNameGiven'
    | 'responsiblePerson'
    | 'identityKind'
    | 'identityNumber'
    | 'lawyerName'
    | 'licenceKind'
    | 'licenceNumber'
    | 'licenceCountry'
    | 'bar'
    | 'lawFirm'
    | 'specialties'
    | 'languages'
    | 'workPlace'
    | 'lawyerBrief'
  value: FieldValue
}

const none: FieldValue = { kind: 'none' }

const text = (words: string | null): FieldValue =>
  words === null || words === '' ? none : { kind: 'text', text: words }

/** Where a company or agency is registered and, outside China, what stands in the place of credit code and licence. */
function registeredFields({ country, registrationNumber }: Of<'COMPANY'> | Of<'AGENCY'>): DataField[] {
  const field: DataField = { name: 'registeredIn', value: { kind: 'country', country } }
  if (country === 'CN') return [field]
  return [field, { name: 'registrationNumber', value: text(registrationNumber) }]
}

function companyFields(data: Of<'COMPANY'>): DataField[] {
  const isAbroad = data.country !== 'CN'
  return [
    { name: 'name', value: text(data.name) },
    ...registeredFields(data),
    ...(isAbroad ? [] : [{ name: 'creditCode', value: text(data.creditCode) } as const]),
    { name: isAbroad ? 'certificate' : 'licenceImage', value: { kind: 'image', file: data.licenseImage } },
    { name: 'address', value: text(data.address) },
    { name: 'establishedOn', value: { kind: 'day', day: data.establishedOn } },
    { name: 'industry', value: { kind: 'codes', dictionary: 'INDUSTRY', codes: [data.industry] } },
    { name: 'size', value: { kind: 'codes', dictionary: 'COMPANY_SIZE', codes: [data.size] } },
  ]
}

function certificateField({ licenseImage: file }: Of<'AGENCY'>): DataField[] {
  return file ? [{ name: 'certificate', value: { kind: 'image', file } }] : []
}

function agencyFields(data: Of<'AGENCY'>): DataField[] {
  return [
    { name: 'agencyType', value: { kind: 'type', userType: data.type } },
    { name: 'agencyNameGiven', value: text(data.name) },
    ...registeredFields(data),
    ...certificateField(data),
    { name: 'responsiblePerson', value: text(data.responsiblePerson) },
    { name: 'identityKind', value: { kind: 'identity', identity: data.legalPersonIdentity.kind } },
    { name: 'identityNumber', value: text(data.legalPersonIdentity.number) },
    { name: 'address', value: text(data.address) },
    { name: 'establishedOn', value: { kind: 'day', day: data.establishedOn } },
    { name: 'size', value: { kind: 'codes', dictionary: 'COMPANY_SIZE', codes: [data.size] } },
  ]
}

/** In which languages and where a lawyer works. */
function practiceFields({ languages, workCountry: country, workArea: area }: Of<'LAWYER'>): DataField[] {
  return [
    { name: 'languages', value: languages.length > 0 ? { kind: 'languages', languages } : none },
    { name: 'workPlace', value: country === null ? none : { kind: 'place', country, area } },
  ]
}

function lawyerFields(data: Of<'LAWYER'>): DataField[] {
  const { licence } = data
  const abroad: DataField[] =
    licence.kind === 'FOREIGN'
      ? [
          { name: 'licenceCountry', value: { kind: 'country', country: licence.country } },
          { name: 'bar', value: text(licence.bar) },
        ]
      : []
  return [
    { name: 'lawyerName', value: text(data.name) },
    { name: 'identityKind', value: { kind: 'identity', identity: data.identity.kind } },
    { name: 'identityNumber', value: text(data.identity.number) },
    { name: 'licenceKind', value: { kind: 'licence', licence: licence.kind } },
    ...abroad,
    { name: 'licenceNumber', value: text(licence.number) },
    { name: 'lawFirm', value: text(data.lawFirm.name) },
    {
      name: 'specialties',
      value: { kind: 'codes', dictionary: 'SPECIALTY_AREA', codes: data.specialties },
    },
    ...practiceFields(data),
    { name: 'lawyerBrief', value: text(data.brief) },
  ]
}

/** The data field by field, in the order of the forms. */
export function fieldsOf(data: SubmittedData): DataField[] {
  if (data.kind === 'COMPANY') return companyFields(data)
  return data.kind === 'AGENCY' ? agencyFields(data) : lawyerFields(data)
}

export interface ComparedField {
  name: DataField['name']
  given: FieldValue
  valid: FieldValue
  isChanged: boolean
}

/** What makes two values differ: of a picture which file it is, not the address it is shown by. */
function plain(value: FieldValue): string {
  return JSON.stringify(value.kind === 'image' ? value.file.id : value)
}

/** The fields of what was given beside those of what is valid; a field that only one has counts as changed. */
export function compare(given: SubmittedData, valid: SubmittedData): ComparedField[] {
  const after = new Map(fieldsOf(given).map(({ name, value }) => [name, value]))
  const before = new Map(fieldsOf(valid).map(({ name, value }) => [name, value]))
  return [...new Set([...after.keys(), ...before.keys()])].map((name) => {
    const fields = { given: after.get(name) ?? none, valid: before.get(name) ?? none }
    return { name, ...fields, isChanged: plain(fields.given) !== plain(fields.valid) }
  })
}
