import type { FileInfo } from '@portal/protocol/files/schemas.ts'

/** A question as it is typed. */
export interface ConsultationValues {
  title: string
  type: string
  content: string
  phone: string
  files: FileInfo[]
  allowsPublication: boolean
}

export const nothing: ConsultationValues = {
  title: '',
  type: '',
  content: '',
  phone: '',
  files: [],
  allowsPublication: false,
}
