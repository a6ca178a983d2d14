import { z } from 'zod'
import { countryOfArea } from '../kernel/area-code.ts'
import { areaCode, countryCode, dictionaryCode } from '../kernel/dictionary-code.ts'
import { rule } from '../kernel/rules.ts'
import { languageLevels, mostLanguages } from './constants.ts'

const workingLanguage = z.strictObject({
  code: dictionaryCode('WORKING_LANGUAGE'),
  level: z.enum(languageLevels),
})

/** Working languages, each once. */
export const languagesField = z
  .array(workingLanguage)
  .max(mostLanguages)
  .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, rule('repeated'))

/** In which languages and where a provider works: nothing of it is verified. */
export const practiceFields = {
  languages: languagesField.default([]),
  /** ISO 3166; without it, where they are admitted or registered. */
  workCountry: countryCode().nullable().default(null),
  /** A city or region of that country. */
  workArea: areaCode().nullable().default(null),
}

interface PlaceGiven {
  workCountry: string | null
  workArea: string | null
}

/** An area is one of the country that is named. */
export function checkPlace({ workCountry, workArea }: PlaceGiven, context: z.RefinementCtx): void {
  if (workArea === null || countryOfArea(workArea) === workCountry) return
  context.addIssue({ code: 'custom', path: ['workArea'], ...rule('notInCountry') })
}

/** The same as an answer has it. */
export const practice = {
  languages: z.array(z.object({ code: z.string(), level: z.enum(languageLevels) })),
  workCountry: z.string().nullable(),
  workArea: z.string().nullable(),
}
