import { Tag } from '../../ui/tag.tsx'
import classes from './help-tags.module.css'
import { useCodeNames } from './use-code-names.ts'

interface HelpTagsProps {
  help: { type: string; regions: readonly string[] }
}

/** What help is meant, and where. */
export function HelpTags({ help: { type, regions } }: HelpTagsProps) {
  const names = useCodeNames()
  return (
    <span className={classes.tags}>
      <Tag>{names.type(type)}</Tag>
      {regions.map((region) => (
        <Tag key={region} tone="grey">
          {names.region(region)}
        </Tag>
      ))}
    </span>
  )
}
