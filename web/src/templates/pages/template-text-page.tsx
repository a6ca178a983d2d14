import { definePage } from '../../app/page.ts'
import { FullText } from '../components/full-text.tsx'
import { loadTemplate, TemplateScreen } from '../components/template-screen.tsx'

/** A template, read in full. */
function TemplateTextPage() {
  return (
    <TemplateScreen isWhole>
      {({ version }, names) => <FullText version={version} names={names} />}
    </TemplateScreen>
  )
}

export const { page } = definePage({ load: loadTemplate, Component: TemplateTextPage })
