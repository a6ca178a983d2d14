import { useCatalogue } from '../../app/use-catalogue.ts'
import classes from './about.module.css'

/** The settlement guide: its facts, steps, documents and questions. */
export function Entry() {
  const { entry } = useCatalogue('about')
  return (
    <>
      <dl className={classes.facts}>
        {entry.facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              {note}
            </dd>
          </div>
        ))}
      </dl>
      <section className={classes.section}>
        <h2>{entry.stepsHeading}</h2>
        <ol className={classes.steps}>
          {entry.steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={classes.section}>
        <h2>{entry.documentsHeading}</h2>
        <ul className={classes.documents}>
          {entry.documents.map(({ name, note }) => (
            <li key={name}>
              {name}
              <span>{note}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.section}>
        <h2>{entry.faqsHeading}</h2>
        {entry.faqs.map(({ question, answer }) => (
          <details key={question} className={classes.faq}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </section>
    </>
  )
}
