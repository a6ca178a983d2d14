import { definePage } from '../../app/page.ts'
import { loadTemplate, TemplateScreen } from '../components/template-screen.tsx'
import { BeginContract } from '../filling/begin-contract.tsx'

/** A template, filled in on the spot. */
function TemplatePage() {
  return (
    <TemplateScreen isWhole={false}>
      {(template, names) => <BeginContract template={template} names={names} />}
    </TemplateScreen>
  )
}

export const { page } = definePage({ load: loadTemplate, Component: TemplatePage })
