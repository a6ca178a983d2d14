import { definePage } from '../../app/page.ts'
import { loadTemplates, TemplateList } from '../components/template-list.tsx'

export const { page } = definePage({ load: loadTemplates, Component: TemplateList })
