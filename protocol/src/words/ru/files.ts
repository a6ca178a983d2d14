import type { Translation } from '../translation.ts'
import type * as source from '../zh/files.ts'

export const audit: Translation<typeof source.audit> = {
  'file.remove': 'Удалён файл',
  'file.upload': 'Загружен файл',
}
