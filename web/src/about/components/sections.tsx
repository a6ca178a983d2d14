import { useCatalogue } from '../../app/use-catalogue.ts'
import classes from './about.module.css'

/** Headings with their paragraphs. */
export function Sections({ part }: { part: 'intro' | 'rules' }) {
  return useCatalogue('about')[part].sections.map(({ heading, paragraphs }) => (
    <section key={heading} className={classes.section}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ))
}
